import type { Day } from '@/lib/time/day';
import { addDays, dayOf } from '@/lib/time/day';
import { endMinutesOfDay, instantAtMinutes, minutesOfDay, msPerMinute } from '@/lib/time/instant';
import { errorCodes } from '../error-codes';
import { limits } from '../limits/limits';
import { isOpenOn, openMinutesOn } from '../room/open-minutes';
import type { RoomFacts } from '../room/room-facts';
import type { BookingFacts, RoomRule } from './booking-rule';
import type { Window } from './booking-window';
import { nextSlot } from './booking-window';
import { movedTo } from './time-rules';

/**
 * The earliest start a room takes: the next quarter hour, for rooms that need approval of what is 10 minutes ahead.
 *
 * @example
 * earliestStart(roomWithApproval, { now: at('10:07'), limits }) //=> at('10:30')
 */
export function earliestStart(room: RoomFacts, facts: Pick<BookingFacts, 'now' | 'limits'>): number {
  const leadMinutes = room.approval.required ? facts.limits.approvalLeadMinutes : 0;
  return nextSlot(facts.now + leadMinutes * msPerMinute);
}

function fits(room: RoomFacts, window: Window, zone: string): boolean {
  const [from, to] = room.openMinutes;
  return (
    isOpenOn(room, dayOf(window.beginTime, zone)) &&
    minutesOfDay(window.beginTime, zone) >= from &&
    endMinutesOfDay(window.endTime, zone) <= to
  );
}

type Search = { room: RoomFacts; window: Window; facts: Pick<BookingFacts, 'now' | 'zone' | 'limits'> };

/** The start on one day that is closest to the requested one and lies within the room's hours. */
function nearestStartOn(day: Day, { room, window, facts }: Search): number | undefined {
  if (!isOpenOn(room, day)) return undefined;
  const [from, to] = room.openMinutes;
  const length = window.endTime - window.beginTime;
  const wanted = minutesOfDay(window.beginTime, facts.zone);
  const start = instantAtMinutes(
    day,
    Math.max(from, Math.min(wanted, to - length / msPerMinute)),
    facts.zone,
  );
  const earliest = Math.max(start, earliestStart(room, facts));
  const candidate = { beginTime: earliest, endTime: earliest + length };
  return dayOf(earliest, facts.zone) === day && fits(room, candidate, facts.zone) ? earliest : undefined;
}

/** The nearest times within a room's hours, on the requested day or the first open day of the week after it. */
function nearestOpenWindow(search: Search): Window | undefined {
  const { window, facts } = search;
  const firstDay = dayOf(Math.max(window.beginTime, facts.now), facts.zone);
  for (let offset = 0; offset <= limits.daysPerWeek; offset += 1) {
    const beginTime = nearestStartOn(addDays(firstDay, offset), search);
    if (beginTime !== undefined) return movedTo(beginTime, window, facts.zone);
  }
  return undefined;
}

/**
 * A room is booked within its hours only.
 *
 * @example
 * outsideOpenHours(nineToSix, eightToNine, facts)?.facts.suggestion //=> 09:00–10:00
 */
export const outsideOpenHours: RoomRule = (room, draft, facts) =>
  fits(room, draft, facts.zone)
    ? undefined
    : {
        code: errorCodes.outsideOpenHours,
        facts: {
          roomId: room.roomId,
          openMinutes: openMinutesOn(room, dayOf(draft.beginTime, facts.zone)),
          suggestion: nearestOpenWindow({ room, window: draft, facts }),
        },
      };
