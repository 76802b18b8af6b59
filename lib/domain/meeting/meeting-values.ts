import type { limits } from '../limits/limits';

/**
 * Meeting types (LIM-02).
 *
 * @example
 * meetingTypes.routine //=> 3
 */
export const meetingTypes = { external: 1, problem: 2, routine: 3, other: 4 } as const;
export type MeetingType = (typeof meetingTypes)[keyof typeof meetingTypes];

/**
 * Visibility (`scope`). There are two spellings: these, and those of a foreign service, which configuration sets.
 *
 * @example
 * scopes.private //=> 1
 */
export const scopes = { private: 1, public: 2 } as const;
export type Scope = (typeof scopes)[keyof typeof scopes];

/** Minutes before the start at which a reminder goes out; `none` sends nothing. */
export const noticeMinutes = {
  on_time: 0,
  before_5: 5,
  before_10: 10,
  before_15: 15,
  before_20: 20,
  before_30: 30,
  none: undefined,
} as const satisfies Record<string, (typeof limits.reminderMinutes)[number] | undefined>;
export type NoticeLabel = keyof typeof noticeMinutes;

/** Reminder labels in the order in which they are offered. */
export const noticeLabels = [
  'on_time',
  'before_5',
  'before_10',
  'before_15',
  'before_20',
  'before_30',
  'none',
] as const satisfies readonly NoticeLabel[];

/** States of the room bookings of a meeting. */
export const orderStates = ['NONE', 'BEFORE', 'DURING', 'END'] as const;
export type OrderState = (typeof orderStates)[number];

/** Whether the meeting has a sign-in to its room. */
export const signStatuses = { notSigned: 0, signed: 1 } as const;
export type SignStatus = (typeof signStatuses)[keyof typeof signStatuses];

/** Which occurrences of a series an edit means; `PartMeeting` is this one and all that follow. */
export const editTypes = ['ThisMeeting', 'PartMeeting', 'AllMeeting', 'SingleMeeting'] as const;
export type EditType = (typeof editTypes)[number];

/** Which occurrences an answer or a cancellation means. */
export const effectiveTypes = { byDefault: 0, onlyCurrent: 1, all: 2 } as const;
export type EffectiveType = (typeof effectiveTypes)[keyof typeof effectiveTypes];

/** Whether a meeting has notes. */
export const summaryStates = { none: 0, written: 1 } as const;

/** States that a room's device reports (`iotMessage`). */
export const deviceStatuses = { closed: 0, open: 1, abnormal: 2 } as const;
