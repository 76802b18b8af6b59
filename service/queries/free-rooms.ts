import { type Expression, sql, type SqlBool } from 'kysely';
import { isOneDay, type Window } from '@/lib/domain/booking-window';
import { limits } from '@/lib/domain/limits';
import { endMinutesOfDay, minutesOfDay, msPerMinute } from '@/lib/time/instant';
import { instant } from '../db/instant';
import type { Scope } from '../http/authenticate';
import { isOpenToBook } from '../policies/room';
import { greatestOrderMs } from './orders';

const approvalLeadMs = limits.approvalLeadMinutes * msPerMinute;

/**
 * SQL condition on a row of `room`: the caller could book it for a time (ROOM-07). It says of a room what the rules say
 * of a booking: taken or held, shut, closed at that hour of the company's zone, or too late to be approved is not free.
 */
export function isFreeFor(scope: Scope, { window, now }: { window: Window; now: number }) {
  const { beginTime, endTime } = window;
  if (endTime <= now || !isOneDay(window, scope.timeZone)) return sql<SqlBool>`false`;
  return allOf(
    isOpenToBook(scope),
    sql`room.open_from_minute <= ${minutesOfDay(beginTime, scope.timeZone)}`,
    sql`room.open_to_minute >= ${endMinutesOfDay(endTime, scope.timeZone)}`,
    beginTime < now + approvalLeadMs ? sql`not room.needs_approval` : sql`true`,
    // The lower bound keeps it one range of the index on room and start, as in the reading of a day's bookings.
    sql`not exists (
      select 1 from room_order taken
      where taken.company_id = room.company_id and taken.room_id = room.id
        and taken.state in ('held', 'confirmed')
        and taken.begins_at > ${instant(beginTime - greatestOrderMs)}
        and taken.begins_at < ${instant(endTime)} and taken.ends_at > ${instant(beginTime)})`,
  );
}

const allOf = (...conditions: Expression<unknown>[]) => sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
