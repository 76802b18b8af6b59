import { draftKey } from '@/lib/client/storage/drafts';
import { tabStorage } from '@/lib/client/storage/web-storage';
import { guestProblem } from '@/lib/domain/guest/guests';
import { readStoredRepeat } from '@/components/series/rule/stored-repeat';
import { isDay, type Day } from '@/lib/time/day';
import type { BookingValues } from '../form/booking-values';
import { isFileReference } from '../form/initial-values';

type Edit = { staffId: string; meetingId: string };

const keyOf = ({ staffId, meetingId }: Edit) => draftKey(staffId, meetingId);

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => Number.isSafeInteger(value);
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);

const isGuests = (value: unknown) =>
  Array.isArray(value) && value.every((each) => guestProblem(each, []) === undefined);

/** Storage is untrusted; a value of another kind is left out. */
const kinds: Record<keyof BookingValues, (value: unknown) => boolean> = {
  subject: isText,
  day: isDay,
  beginMinutes: isNumber,
  endMinutes: isNumber,
  repeat: (value) => typeof value === 'object',
  venue: (value) => value === 'rooms' || value === 'place',
  roomIds: isTexts,
  place: isText,
  online: (value) => typeof value === 'boolean',
  files: (value) => Array.isArray(value) && value.every(isFileReference),
  memberIds: isTexts,
  guests: isGuests,
  serviceIds: isTexts,
  scope: isNumber,
  meetingType: isNumber,
  noticeLabels: isTexts,
  content: isText,
  reason: isText,
};
const isName = (name: string): name is keyof BookingValues => Object.hasOwn(kinds, name);

function readEntries(edit: Edit): Partial<BookingValues> {
  const stored = tabStorage.getJson(keyOf(edit));
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => isName(name) && kinds[name](value)),
  );
}

/** The changes of a meeting on a day that were typed in this tab and neither sent nor given up. */
export function readStoredEdit(edit: Edit, day: Day): Partial<BookingValues> {
  const { repeat, ...values } = readEntries(edit);
  return { ...values, ...(repeat && { repeat: readStoredRepeat(repeat, values.day ?? day) }) };
}

export const hasStoredEdit = (edit: Edit): boolean => Object.keys(readEntries(edit)).length > 0;

type States = { before: BookingValues; values: BookingValues };

/** Stores the values that differ from the meeting's, so that a reload or a new log-in loses nothing. */
export function storeEdit(edit: Edit, { before, values }: States): void {
  const changed = Object.entries(values).filter(
    ([name, value]) => isName(name) && JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  if (changed.length === 0) forgetStoredEdit(edit);
  else tabStorage.set(keyOf(edit), JSON.stringify(Object.fromEntries(changed)));
}

export function forgetStoredEdit(edit: Edit): void {
  tabStorage.remove(keyOf(edit));
}
