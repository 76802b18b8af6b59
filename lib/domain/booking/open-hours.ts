import type { Day } from '@/lib/time/day';
import { addDays, dayOf } from '@/lib/time/day';
import { instantAtMinutes, minutesOfDay, msPerMinute } from '@/lib/time/instant';
import { errorCodes } from '../error-codes';
import { limits } from '../limits/limits';
import { openMinutesOn, openWindowOn } from '../room/open-minutes';
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

/** Whether a span of one day begins and ends within the hours; at closing time nothing begins any more. */
function isWithin({ beginTime, endTime }: Window, hours: Window | undefined): boolean {
  return (
    hours !== undefined &&
    beginTime >= hours.beginTime &&
    beginTime < hours.endTime &&
    endTime <= hours.endTime
  );
}

type Search = { room: RoomFacts; window: Window; facts: Pick<BookingFacts, 'now' | 'zone' | 'limits'> };

/** The start on one day that is closest to the requested one and lies within the room's hours. */
function nearestStartOn(day: Day, { room, window, facts }: Search): number | undefined {
  const { zone } = facts;
  const hours = openWindowOn(room, { day, zone });
  if (!hours) return undefined;
  const length = window.endTime - window.beginTime;
  const wanted = instantAtMinutes(day, minutesOfDay(window.beginTime, zone), zone);
  const start = Math.max(hours.beginTime, Math.min(wanted, hours.endTime - length));
  const earliest = Math.max(start, earliestStart(room, facts));
  return isWithin({ beginTime: earliest, endTime: earliest + length }, hours) ? earliest : undefined;
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
export const outsideOpenHours: RoomRule = (room, draft, facts) => {
  const day = dayOf(draft.beginTime, facts.zone);
  if (isWithin(draft, openWindowOn(room, { day, zone: facts.zone }))) return undefined;
  return {
    code: errorCodes.outsideOpenHours,
    facts: {
      roomId: room.roomId,
      openMinutes: openMinutesOn(room, day),
      suggestion: nearestOpenWindow({ room, window: draft, facts }),
    },
  };
};
