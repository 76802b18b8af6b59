import { roomsText } from '@/lib/text/zh-cn/rooms';
import type { Day } from '@/lib/time/day';
import { addDays, dayOf, weekdayOf } from '@/lib/time/day';
import { formatMinutes } from '@/lib/time/format';
import { endMinutesOfDay, instantAtMinutes, minutesOfDay, msPerMinute } from '@/lib/time/instant';
import type { Window } from './booking-window';
import { nextSlot } from './booking-window';
import { limits } from '../limits/limits';
import type { RoomFacts } from '../room/room-facts';
import { movedTo } from './time-rules';
import type { BookingFacts, RoomRule } from './booking-rule';
import { refuse } from './booking-rule';

/**
 * Whether a room is open on a day at all.
 *
 * @example
 * isOpenOn({ ...room, openWeekdays: [1, 2, 3, 4, 5] }, '2026-11-22') //=> false, a Sunday
 */
export function isOpenOn(room: RoomFacts, day: Day): boolean {
  return room.openWeekdays === undefined || room.openWeekdays.includes(weekdayOf(day));
}

/**
 * What the room's hours are on a day, in words.
 *
 * @example
 * openHoursText(room, '2026-11-18') //=> '可预约时段 09:00–18:00'
 */
export function openHoursText(room: RoomFacts, day: Day): string {
  if (!isOpenOn(room, day)) return roomsText.closedDay;
  const [from, to] = room.openMinutes;
  return roomsText.openHours(`${formatMinutes(from)}–${formatMinutes(to)}`);
}

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

/** The start on one day that is closest to the one asked for and lies within the room's hours. */
function nearestStartOn(day: Day, { room, window, facts }: Search): number | undefined {
  if (!isOpenOn(room, day)) return undefined;
  const [from, to] = room.openMinutes;
  const length = window.endTime - window.beginTime;
  const asked = minutesOfDay(window.beginTime, facts.zone);
  const start = instantAtMinutes(day, Math.max(from, Math.min(asked, to - length / msPerMinute)), facts.zone);
  const earliest = Math.max(start, earliestStart(room, facts));
  const found = { beginTime: earliest, endTime: earliest + length };
  return dayOf(earliest, facts.zone) === day && fits(room, found, facts.zone) ? earliest : undefined;
}

/** The nearest times within a room's hours, on the day asked for or the first open day of the week after it. */
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
 * outsideOpenHours(nineToSix, eightToNine, facts)?.suggestion //=> 09:00–10:00
 */
export const outsideOpenHours: RoomRule = (room, draft, facts) =>
  fits(room, draft, facts.zone)
    ? undefined
    : refuse('outsideOpenHours', {
        detail: openHoursText(room, dayOf(draft.beginTime, facts.zone)),
        suggestion: nearestOpenWindow({ room, window: draft, facts }),
      });
