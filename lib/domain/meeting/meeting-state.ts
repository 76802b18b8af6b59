import type { ApprovalStatus } from '../approval/approval-state';
import { msPerDay } from '@/lib/time/day';
import { limits } from '../limits/limits';
import type { OrderState } from './meeting-values';

/** Numeric meeting states (MEET-14). */
export const meetingStates = { ready: 0, begin: 1, disband: 2, end: 3, saved: 4 } as const;
export type MeetingState = (typeof meetingStates)[keyof typeof meetingStates];

/** Display stages (MEET-14). */
export const displayStages = { before: 1, during: 2, after: 3, cancelled: 4 } as const;
export type DisplayStage = (typeof displayStages)[keyof typeof displayStages];

/** How a tag looks, whatever the palette makes of it. */
export type Tone = 'neutral' | 'running' | 'held' | 'danger' | 'muted';

type Row = {
  /** Another spelling that is read but never sent. */
  alias?: string;
  state: MeetingState;
  stage: DisplayStage;
  order: OrderState;
  tone: Tone;
};

const { ready, begin, disband, end, saved } = meetingStates;
const { before, during, after, cancelled } = displayStages;

// A meeting whose approval failed never begins: it stays `ready`, has given its rooms back and takes no answers.
const failed = { state: ready, stage: cancelled, order: 'NONE' } as const;

const table = {
  BEFORE: { state: ready, stage: before, order: 'BEFORE', tone: 'neutral' },
  DURING: { state: begin, stage: during, order: 'DURING', tone: 'running' },
  CANCEL: { state: disband, stage: cancelled, order: 'NONE', tone: 'muted' },
  FINISH: { state: end, stage: after, order: 'END', tone: 'muted' },
  FILED: { state: saved, stage: after, order: 'END', tone: 'muted' },
  AUDITING: { state: ready, stage: before, order: 'BEFORE', tone: 'held' },
  AUDIT_REFUSE: { ...failed, alias: 'AUDIT_REJECT', tone: 'danger' },
  AUDIT_REVOKE: { ...failed, tone: 'muted' },
  AUDIT_EXPIRED: { ...failed, alias: 'AUDIT_EXPIRE', tone: 'muted' },
} as const satisfies Record<string, Row>;

/** Every status that the service sends. */
export type MeetingStatus = keyof typeof table;
export type MeetingStatusRow = Row & { status: MeetingStatus };

const rows: readonly MeetingStatusRow[] = (Object.keys(table) as MeetingStatus[]).map((status) => ({
  status,
  ...table[status],
}));

/** The stored facts of a meeting; everything else follows from them and from the time. */
export type MeetingFacts = {
  beginTime: number;
  endTime: number;
  cancelledAt?: number | null;
  endedAt?: number | null;
  /** MEET-15: days after its end on which a meeting is archived; a company may have its own number. */
  archiveAfterDays?: number;
  /** Absent when no room or service requires approval. */
  approval?: ApprovalStatus | null;
};

/** Every status that the service sends (MEET-14). */
export const meetingStatuses: readonly MeetingStatus[] = rows.map((row) => row.status);

/** Every spelling that is read. */
export const readableMeetingStatuses: readonly string[] = rows.flatMap(({ status, alias }) =>
  alias === undefined ? [status] : [status, alias],
);

/**
 * Reads a status in either spelling; none for a status of a later version. `meetingText.status` words it.
 *
 * @example
 * readMeetingStatus('AUDIT_REJECT')?.status //=> 'AUDIT_REFUSE'
 * readMeetingStatus('AUDITING')?.tone //=> 'held'
 */
export function readMeetingStatus(status: string): MeetingStatusRow | undefined {
  return rows.find((row) => row.status === status || row.alias === status);
}

const archivedFrom = ({ endTime, endedAt, archiveAfterDays = limits.archiveAfterDays }: MeetingFacts) =>
  (endedAt ?? endTime) + archiveAfterDays * msPerDay;

function statusOf(facts: MeetingFacts, now: number): MeetingStatus {
  if (facts.cancelledAt != null) return 'CANCEL';
  switch (facts.approval) {
    case 'AUDIT_REFUSE':
    case 'AUDIT_REVOKE':
    case 'AUDIT_EXPIRED':
      return facts.approval;
    case 'AUDITING':
      // APR-05: an approval expires when the start passes, whether or not the clock has written it down.
      return now < facts.beginTime ? 'AUDITING' : 'AUDIT_EXPIRED';
  }
  if (now >= archivedFrom(facts)) return 'FILED';
  if (facts.endedAt != null || now >= facts.endTime) return 'FINISH';
  return now < facts.beginTime ? 'BEFORE' : 'DURING';
}

/**
 * The state of a meeting at a moment: its status with everything the table says about it.
 *
 * @example
 * meetingState({ beginTime: ten, endTime: eleven }, halfPastTen).status //=> 'DURING'
 */
export function meetingState(facts: MeetingFacts, now: number): MeetingStatusRow {
  const status = statusOf(facts, now);
  return { status, ...table[status] };
}

/**
 * The present status for one that was read some time ago: an open page lets meetings begin and end by itself.
 *
 * @example
 * statusNow({ status: 'BEFORE', beginTime: ten, endTime: eleven }, halfPastTen) //=> 'DURING'
 */
export function statusNow<T extends string>(
  { status, beginTime, endTime }: { status: T; beginTime: number; endTime: number },
  now: number,
): T | MeetingStatus {
  if (status === 'AUDITING') return statusOf({ beginTime, endTime, approval: 'AUDITING' }, now);
  // Only forward: the service may have let it begin a moment before this clock thinks so.
  if (status === 'BEFORE' && now >= beginTime) return statusOf({ beginTime, endTime }, now);
  return status === 'DURING' && now >= endTime ? 'FINISH' : status;
}

/**
 * The state of a meeting's room bookings; `NONE` also for a meeting that never had a room.
 *
 * @example
 * orderState({ beginTime: ten, endTime: eleven, hasRooms: true }, halfPastTen) //=> 'DURING'
 */
export function orderState(facts: MeetingFacts & { hasRooms: boolean }, now: number): OrderState {
  return facts.hasRooms ? meetingState(facts, now).order : 'NONE';
}
