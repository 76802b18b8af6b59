import { addDays, type Day, dayOf, endOfDay, weekdayOf } from '@/lib/time/day';
import { endMinutesOfDay, instantAtMinutes, minutesOfDay, msPerMinute } from '@/lib/time/instant';
import { limits } from '../limits/limits';
import { openMinutesOn } from '../room/open-minutes';
import type { RoomFacts } from '../room/room-facts';
import { overlaps, type Window } from './booking-window';
import { earliestStart } from './open-hours';
import { byFit } from './room-fit';

/** A room that may be proposed, with the bookings that take it. */
export type CandidateRoom = RoomFacts & { capacity: number; areaId: string; taken: readonly Window[] };
/** A person who is to come, with the times at which other meetings take them. */
export type CandidatePerson = { staffId: string; busy: readonly Window[] };

export type TimeSearch = {
  people: readonly CandidatePerson[];
  /** Rooms that the organizer may book and that are large enough, in the company's order. */
  rooms: readonly CandidateRoom[];
  minutes: number;
  within: Window;
  now: number;
  zone: string;
  /** The area of the organizer's last booking. */
  usualAreaId?: string | undefined;
};

export type ProposedTime = Window & { roomId: string; busyStaffIds: string[] };

const weekend = [0, 6];
const slotMs = limits.slotMinutes * msPerMinute;

/** Starts by quarter hours of the working hours of working days, ahead of now. */
function startsWithin({ minutes, within, now, zone }: TimeSearch): Window[] {
  const [opens, closes] = limits.workingMinutes;
  const starts: Window[] = [];
  const lastDay = dayOf(within.endTime - 1, zone);
  for (let day: Day = dayOf(within.beginTime, zone); day <= lastDay; day = addDays(day, 1)) {
    if (weekend.includes(weekdayOf(day))) continue;
    const last = Math.min(endOfDay(day, zone), instantAtMinutes(day, closes, zone), within.endTime);
    for (let start = instantAtMinutes(day, opens, zone); ; start += slotMs) {
      const endTime = start + minutes * msPerMinute;
      if (endTime > last) break;
      if (start >= Math.max(now, within.beginTime)) starts.push({ beginTime: start, endTime });
    }
  }
  return starts;
}

const isTaken = (taken: readonly Window[], window: Window) => taken.some((each) => overlaps(each, window));

/** A booking that touches another one of an offline room may be back to back for the same people (BOOK-05). */
const widened = ({ beginTime, endTime }: Window): Window => ({
  beginTime: beginTime - slotMs,
  endTime: endTime + slotMs,
});

function takes(room: CandidateRoom, window: Window, { now, zone }: TimeSearch): boolean {
  const open = openMinutesOn(room, dayOf(window.beginTime, zone));
  return (
    open !== undefined &&
    minutesOfDay(window.beginTime, zone) >= open[0] &&
    endMinutesOfDay(window.endTime, zone) <= open[1] &&
    window.beginTime >= earliestStart(room, { now, limits }) &&
    !isTaken(room.taken, room.kind === 'offline' ? widened(window) : window)
  );
}

/**
 * The best times for these people with a room, at most ten that do not overlap (BEY-05): fewest people who are busy, then
 * soonest. Only working hours count, and a time that no room takes is not proposed.
 *
 * @example
 * findTimes({ people: [busyUntilEleven, free], rooms: [room], minutes: 30, within: today, now, zone })
 * //=> [{ beginTime: at('11:00'), endTime: at('11:30'), roomId: 'r1', busyStaffIds: [] }, …]
 */
export function findTimes(search: TimeSearch): ProposedTime[] {
  const rooms = [...search.rooms].sort(byFit(search.usualAreaId));
  const windows = startsWithin(search)
    .map((window) => ({
      ...window,
      busyStaffIds: search.people
        .filter((person) => isTaken(person.busy, window))
        .map((person) => person.staffId),
    }))
    .sort(
      (one, other) => one.busyStaffIds.length - other.busyStaffIds.length || one.beginTime - other.beginTime,
    );
  const proposed: ProposedTime[] = [];
  for (const window of windows) {
    if (proposed.length === limits.proposedTimes) break;
    if (isTaken(proposed, window)) continue;
    const room = rooms.find((each) => takes(each, window, search));
    if (room !== undefined) proposed.push({ ...window, roomId: room.roomId });
  }
  return proposed;
}
