import { sql, type SqlBool } from 'kysely';
import { isOneDay, type Window } from '@/lib/domain/booking/booking-window';
import { limits } from '@/lib/domain/limits/limits';
import { neededMinutes } from '@/lib/domain/room/open-minutes';
import { dayOf, weekdayOf } from '@/lib/time/day';
import { msPerMinute } from '@/lib/time/instant';
import { planParameter } from '../../db/sql/plan-parameter';
import { isOpenToBook, type RoomViewer } from '../policy';
import { greatestOrderMs } from './orders';

const approvalLeadMs = limits.approvalLeadMinutes * msPerMinute;

/** A time to look for free rooms in, as the statement takes it. */
export type FreeTime = {
  freeFrom: Date;
  freeTo: Date;
  /** The lower bound keeps it one range of the index on room and start, as in the reading of a day's bookings. */
  takenAfter: Date;
  /** The latest opening and the earliest closing minute of a room that is open all that time, in the company's zone. */
  fromMinute: number;
  toMinute: number;
  /** Its weekday in the company's zone; 0 is Sunday. */
  weekday: number;
  /** Whether there is time left to approve it. */
  isApprovable: boolean;
  /** A meeting whose own bookings take no room from it. */
  exceptMeetingId?: string | undefined;
};

/** Undefined for a time that cannot be booked. */
export function freeTimeOf(
  window: Window,
  { now, zone }: { now: number; zone: string },
): FreeTime | undefined {
  const { beginTime, endTime } = window;
  if (endTime <= now || !isOneDay(window, zone)) return undefined;
  const [fromMinute, toMinute] = neededMinutes(window, zone);
  return {
    freeFrom: new Date(beginTime),
    freeTo: new Date(endTime),
    takenAfter: new Date(beginTime - greatestOrderMs),
    fromMinute,
    toMinute,
    weekday: weekdayOf(dayOf(beginTime, zone)),
    isApprovable: beginTime >= now + approvalLeadMs,
  };
}

/** As a test for null, which the planner expects to hold as it does; of `= any` it expects that nearly all rooms are shut. */
const isOpenOn = (weekday: number) =>
  sql<SqlBool>`array_position(room.open_weekdays, ${planParameter.integer(weekday)}::smallint) is not null`;

/**
 * SQL condition on a row of `room`: the caller could book it for a time (ROOM-07). It says of a room what the rules say
 * of a booking: taken or held, shut, closed at that hour of the company's zone, or too late to be approved is not free.
 */
export const isFreeFor = (filter: RoomViewer & FreeTime) => sql<SqlBool>`(
  ${isOpenToBook(filter)}
  and room.open_from_minute <= ${planParameter.integer(filter.fromMinute)} and room.open_to_minute >= ${planParameter.integer(filter.toMinute)}
  and ${isOpenOn(filter.weekday)}
  and (not room.needs_approval or ${planParameter.boolean(filter.isApprovable)})
  and not exists (
    select 1 from room_order taken
    where taken.company_id = room.company_id and taken.room_id = room.id
      and taken.state in ('held', 'confirmed')
      and taken.begins_at > ${planParameter.instant(filter.takenAfter)}
      and taken.begins_at < ${planParameter.instant(filter.freeTo)} and taken.ends_at > ${planParameter.instant(filter.freeFrom)}
      ${filter.exceptMeetingId === undefined ? sql`` : sql`and taken.meeting_id <> ${filter.exceptMeetingId}::uuid`}))`;
