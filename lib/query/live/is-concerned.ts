import type { Query, QueryKey } from '@tanstack/react-query';
import type { CalendarItem, ScheduleRecord } from '@/lib/contract/schedule';
import type { Meeting } from '@/lib/contract/meeting';
import { approvalKeys } from '../approval';
import { bookingKeys, type BookingDraft } from '../booking-keys';
import { meetingKeys } from '../meeting';
import { roomKeys, type OrdersWindow } from '../room-keys';
import { scheduleKeys } from '../schedule';
import type { ChangedIds } from './recent-changes';

type Reading = Pick<Query, 'queryKey' | 'state'>;

/** Whether these changes may have changed the answer of a query; every other query stays as it is. */
export const isConcerned = (reading: Reading, changed: ChangedIds): boolean =>
  hasRoom(reading, changed.room) ||
  hasMeeting(reading, changed.meeting) ||
  (changed.staff.size > 0 && isMine(reading));

const startsWith = (key: QueryKey, start: QueryKey) => start.every((part, index) => key[index] === part);

const isMine = ({ queryKey }: Reading) =>
  startsWith(queryKey, scheduleKeys.all) || startsWith(queryKey, approvalKeys.all);

function hasRoom({ queryKey }: Reading, rooms: ReadonlySet<string>): boolean {
  if (rooms.size === 0) return false;
  const input = queryKey.at(-1);
  if (startsWith(queryKey, roomKeys.orders()))
    return (input as OrdersWindow).roomIds.some((id) => rooms.has(id));
  if (startsWith(queryKey, bookingKeys.checks()))
    return (input as BookingDraft).roomBookingForms?.some(({ roomId }) => rooms.has(roomId)) ?? false;
  return (
    startsWith(queryKey, roomKeys.allFreeNow()) ||
    (startsWith(queryKey, roomKeys.all) && filtersByFree(input))
  );
}

/** Which rooms are free at a time: any room of the company may come or go. */
const filtersByFree = (input: unknown) => typeof input === 'object' && input !== null && 'freeFrom' in input;

function hasMeeting({ queryKey, state }: Reading, meetings: ReadonlySet<string>): boolean {
  if (meetings.size === 0) return false;
  const named = (...names: string[]) => names.some((name) => meetings.has(name));
  if (startsWith(queryKey, meetingKeys.all)) {
    const meeting = state.data as Meeting | undefined;
    return meeting === undefined || named(meeting._id, meeting.meetingNo);
  }
  if (!startsWith(queryKey, scheduleKeys.all)) return false;
  const entries = (state.data ?? []) as (ScheduleRecord | CalendarItem)[];
  return entries.some((entry) =>
    'meeting' in entry ? named(entry.meeting._id, entry.meeting.meetingNo) : named(entry.id, entry.meetingNo),
  );
}
