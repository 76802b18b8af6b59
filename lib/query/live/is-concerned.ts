import type { Query, QueryKey } from '@tanstack/react-query';
import type { CalendarItem, ScheduleRecord } from '@/lib/contract/schedule';
import type { Meeting } from '@/lib/contract/meeting';
import { approvalKeys } from '../approval';
import { bookingKeys, type BookingDraft } from '../booking-keys';
import { meetingKeys } from '../meeting';
import { roomKeys, type OrdersWindow } from '../room-keys';
import { scheduleKeys } from '../schedule';
import type { Told } from './told';

type Reading = Pick<Query, 'queryKey' | 'state'>;

/** Whether what was read may be another since these changes; everything else stays as it is. */
export const isConcerned = (reading: Reading, told: Told): boolean =>
  hasRoom(reading, told.room) ||
  hasMeeting(reading, told.meeting) ||
  (told.staff.size > 0 && isMine(reading));

const startsWith = (key: QueryKey, start: QueryKey) => start.every((part, index) => key[index] === part);

const isMine = ({ queryKey }: Reading) =>
  startsWith(queryKey, scheduleKeys.all) || startsWith(queryKey, approvalKeys.all);

function hasRoom({ queryKey }: Reading, rooms: ReadonlySet<string>): boolean {
  if (rooms.size === 0) return false;
  const asked = queryKey.at(-1);
  if (startsWith(queryKey, roomKeys.orders()))
    return (asked as OrdersWindow).roomIds.some((id) => rooms.has(id));
  if (startsWith(queryKey, bookingKeys.checks()))
    return (asked as BookingDraft).roomBookingForms?.some(({ roomId }) => rooms.has(roomId)) ?? false;
  return (
    startsWith(queryKey, roomKeys.allFreeNow()) ||
    (startsWith(queryKey, roomKeys.all) && asksWhoIsFree(asked))
  );
}

/** Which rooms are free at a time: any room of the company may come or go. */
const asksWhoIsFree = (asked: unknown) => typeof asked === 'object' && asked !== null && 'freeFrom' in asked;

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
