import { msPerMinute } from '@/lib/time/instant';
import type { BookingDraft, BookingFacts, Neighbour } from '../booking/booking-rule';
import { overlaps, type Window } from '../booking/booking-window';
import { checkBooking } from '../booking/check-booking';
import { seriesLimits } from '../limits/series-limits';
import type { RoomFacts } from '../room/room-facts';

/** Another booking of a room. With `isOwn` its people may be those of the series, which matters where it touches (BOOK-05). */
export type Taken = Window & { isOwn: boolean };

export type CandidateRoom = RoomFacts & { capacity: number; areaId: string };

/** The facts that all repairs are judged by. */
export type RepairFacts = Omit<BookingFacts, 'neighbours'> & {
  /** The bookings that touch a time. */
  neighboursAt(window: Window): readonly Neighbour[];
  /** In the company's own order; those of the series among them. */
  rooms: readonly CandidateRoom[];
  taken: ReadonlyMap<string, readonly Taken[]>;
  /** The times of the other occurrences. */
  others: readonly Window[];
};

export type RoomRepair = { kind: 'room'; insteadOf: string; roomId: string };
export type TimeRepair = { kind: 'time' } & Window;

const touches = (one: Window, other: Window) =>
  one.endTime === other.beginTime || other.endTime === one.beginTime;

const factsAt = (window: Window, facts: RepairFacts): BookingFacts => ({
  ...facts,
  neighbours: facts.neighboursAt(window),
});

function isFree(room: RoomFacts, window: Window, { taken }: RepairFacts): boolean {
  const blocks = (other: Taken) =>
    overlaps(other, window) || (room.kind === 'offline' && other.isOwn && touches(other, window));
  return !taken.get(room.roomId)?.some(blocks);
}

/**
 * Other rooms by how well they replace one: in its area before others, large enough before smaller, the nearest capacity first.
 *
 * @example
 * rankRooms(rooms, { areaId: 'a1', capacity: 8 }).map((room) => room.capacity) //=> [8, 10, 6, 8]
 */
export const rankRooms = (
  rooms: readonly CandidateRoom[],
  { areaId, capacity }: Pick<CandidateRoom, 'areaId' | 'capacity'>,
): CandidateRoom[] => {
  const cost = (room: CandidateRoom) =>
    (room.areaId === areaId ? 0 : 1_000_000) +
    (room.capacity >= capacity ? 0 : 100_000) +
    Math.abs(room.capacity - capacity);
  return [...rooms].sort((one, other) => cost(one) - cost(other));
};

/**
 * Rooms that can stand in for one room of an occurrence at its time, the best first, at most as many as asked for.
 *
 * @example
 * repairRoom({ draft, insteadOf: 'r1', most: 8 }, facts) //=> [{ kind: 'room', insteadOf: 'r1', roomId: 'r2' }]
 */
export function repairRoom(
  { draft, insteadOf, most }: { draft: BookingDraft; insteadOf: string; most: number },
  facts: RepairFacts,
): RoomRepair[] {
  const room = facts.rooms.find(({ roomId }) => roomId === insteadOf);
  const used = new Set(draft.rooms.map(({ roomId }) => roomId));
  const judged = factsAt(draft, facts);
  const fits = (candidate: CandidateRoom) =>
    !used.has(candidate.roomId) &&
    isFree(candidate, draft, facts) &&
    checkBooking({ ...draft, rooms: [candidate] }, judged).length === 0;
  return rankRooms(facts.rooms, room ?? { areaId: '', capacity: draft.memberStaffIds.length })
    .filter(fits)
    .slice(0, most)
    .map(({ roomId }) => ({ kind: 'room', insteadOf, roomId }));
}

/**
 * Other starts near the one that the rule gives, at which all rooms of an occurrence are free, the nearest first.
 *
 * @example
 * repairTime({ draft, recursAt: at('10:00') }, facts) //=> [{ kind: 'time', beginTime: at('10:15'), endTime: at('11:00') }]
 */
export function repairTime(
  { draft, recursAt }: { draft: BookingDraft; recursAt: number },
  facts: RepairFacts,
): TimeRepair[] {
  const length = draft.endTime - draft.beginTime;
  const shifts = [0, ...seriesLimits.shiftMinutes.flatMap((minutes) => [minutes, -minutes])];
  return shifts
    .map((minutes) => recursAt + minutes * msPerMinute)
    .filter((beginTime) => beginTime !== draft.beginTime)
    .map((beginTime) => ({ beginTime, endTime: beginTime + length }))
    .filter(
      (window) =>
        !facts.others.some((other) => overlaps(other, window)) &&
        draft.rooms.every((room) => isFree(room, window, facts)) &&
        checkBooking({ ...draft, ...window }, factsAt(window, facts)).length === 0,
    )
    .map((window) => ({ kind: 'time', ...window }));
}
