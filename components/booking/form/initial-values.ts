import type { FileReference } from '@/lib/contract/file';
import { normaliseWindow, type Moment } from '@/lib/domain/booking/booking-window';
import { type Guest, guestProblem } from '@/lib/domain/guest/guests';
import {
  meetingTypes,
  noticeLabels as knownLabels,
  scopes,
  type NoticeLabel,
} from '@/lib/domain/meeting/meeting-values';
import { limits } from '@/lib/domain/limits/limits';
import { usualRepeat } from '@/components/series/rule/repeat-values';
import { readStoredRepeat } from '@/components/series/rule/stored-repeat';
import type { Day } from '@/lib/time/day';
import { cutText } from '@/lib/web/cut-text';
import type { BookingValues } from './booking-values';
import { maxContentLength, maxMembers, maxRooms, maxSubjectLength, timesOf } from './booking-values';
import type { OrderParameters } from './stored-order';

/** The values that the company's order settings pre-set. */
export type OrderTemplate = {
  createMode?: 'single' | 'repeat';
  noticeLabels: readonly NoticeLabel[];
  scope: number;
  meetingType?: number;
};

/** The presets of a company that has none, or whose own could not be read. */
export const usualTemplate: OrderTemplate = { noticeLabels: ['before_15'], scope: scopes.public };

const textOf = (value: unknown, max: number) => (typeof value === 'string' ? cutText(value, max) : '');
/** A list of storage, or of a link, where commas divide it. */
const idsOf = (value: unknown, most: number) => {
  const ids = [value].flat().flatMap((text) => (typeof text === 'string' ? text.split(',') : []));
  return [...new Set(ids.filter(Boolean))].slice(0, most);
};
const labelsOf = (value: unknown): NoticeLabel[] =>
  Array.isArray(value) ? knownLabels.filter((label) => value.includes(label)) : [];

/** Uploads of a stored draft; the service says whether they are still there. */
const filesOf = (value: unknown): FileReference[] =>
  Array.isArray(value) ? value.filter(isFileReference).slice(0, limits.maxFiles) : [];

/** Guests of a stored draft, as far as the form itself would take them. */
function guestsOf(value: unknown): Guest[] {
  const guests: Guest[] = [];
  for (const each of Array.isArray(value) ? value : []) {
    const { name, email } = (each ?? {}) as Partial<Record<keyof Guest, unknown>>;
    const isText = typeof name === 'string' && typeof email === 'string';
    if (isText && guestProblem({ name, email }, guests) === undefined) guests.push({ name, email });
  }
  return guests;
}

/** Whether a stored value has the shape of an upload. */
export function isFileReference(value: unknown): value is FileReference {
  const { fileKey, fileName, contentType, size } = (value ?? {}) as Partial<
    Record<keyof FileReference, unknown>
  >;
  return (
    [fileKey, fileName, contentType].every((text) => typeof text === 'string') && typeof size === 'number'
  );
}

/** The first of some values that is on offer. */
const offered = <T extends number>(options: readonly T[], values: readonly unknown[]): T | undefined =>
  values.flatMap((value) => options.find((option) => option === value) ?? [])[0];

/** The values that a new meeting takes from the company's order settings, as far as they are on offer (BOOK-12). */
export const presetOf = ({ scope, meetingType, noticeLabels }: OrderTemplate) => ({
  scope: offered(Object.values(scopes), [scope]) ?? scopes.public,
  meetingType: offered(Object.values(meetingTypes), [meetingType]),
  noticeLabels: [...noticeLabels],
});

export const roomIdsOf = ({ roomId }: OrderParameters): string[] => idsOf(roomId, maxRooms);

/** The people to invite; the organizer needs no invitation. */
export const memberIdsOf = ({ members }: OrderParameters, staffId: string): string[] =>
  idsOf(members, maxMembers).filter((id) => id !== staffId);

/** How it repeats: as it was stored, else as the company's meetings usually do (BOOK-12). */
function repeatOf({ repeat }: OrderParameters, { createMode }: OrderTemplate, day: Day) {
  if (repeat === undefined && createMode === 'repeat') return usualRepeat(day);
  return readStoredRepeat(repeat, day);
}

type Sources = {
  requested: OrderParameters;
  template: OrderTemplate;
  /** False where there is no provider of online meetings (MEET-08). */
  hasOnline?: boolean | undefined;
  moment: Moment;
  staffId: string;
};

/** BOOK-01, BOOK-03: a form that can be sent, whatever a link or the storage held. */
export function initialValues({
  requested,
  template,
  hasOnline = true,
  moment,
  staffId,
}: Sources): BookingValues {
  const window = normaliseWindow({ beginTime: requested.startTime, endTime: requested.endTime }, moment);
  const notices = labelsOf(requested.noticeLabels);
  const preset = presetOf(template);
  const times = timesOf(window, moment.zone);
  return {
    subject: textOf(requested.subject, maxSubjectLength),
    ...times,
    repeat: repeatOf(requested, template, times.day),
    venue: requested.venue === 'place' ? 'place' : 'rooms',
    roomIds: roomIdsOf(requested),
    place: textOf(requested.place, limits.placeMaxLength),
    memberIds: memberIdsOf(requested, staffId),
    guests: guestsOf(requested.guests),
    serviceIds: idsOf(requested.serviceId, limits.maxMeetingServices),
    online: hasOnline && (requested.online === true || requested.online === 'true'),
    scope: offered(Object.values(scopes), [requested.scope]) ?? preset.scope,
    meetingType: offered(Object.values(meetingTypes), [requested.meetingType]) ?? preset.meetingType,
    noticeLabels: notices.length > 0 ? notices : preset.noticeLabels,
    content: textOf(requested.content, maxContentLength),
    reason: textOf(requested.reason, limits.reasonMaxLength),
    files: filesOf(requested.files),
  };
}
