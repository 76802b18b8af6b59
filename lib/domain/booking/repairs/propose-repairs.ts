import { addDays, type Day, dayOf, endOfDay, startOfDay } from '@/lib/time/day';
import { msPerMinute } from '@/lib/time/instant';
import { errorCodes } from '../../error-codes';
import { limits } from '../../limits/limits';
import type { BookingDraft, BookingFacts, UpdateRefusal } from '../booking-rule';
import { nextSlot, overlaps, type Window } from '../booking-window';
import { checkBooking, checkUpdate, type MeetingUpdate } from '../check-booking';
import { repairTimes } from '../repair-times';
import { shutRoom } from '../room-rules';
import type { RepairKind } from './repair-kinds';
import { byLikeness, type RepairRoom } from './room-likeness';

export type RepairSearch = {
  draft: Omit<BookingDraft, 'rooms'> & { rooms: readonly RepairRoom[] };
  /** Other rooms that the organizer may book, in the company's order; their bookings are of the day of {@link repairDay}. */
  others: readonly RepairRoom[];
  /** With the neighbours of all these rooms in the week from that day on. */
  facts: BookingFacts;
  /** Where a meeting is changed. */
  update?: MeetingUpdate | undefined;
};

export type ProposedRepair = Window & { kind: RepairKind; roomIds: string[]; serviceIds: string[] };

type Candidate = Window & Pick<RepairSearch['draft'], 'rooms' | 'services'>;

const slotMs = limits.slotMinutes * msPerMinute;

/** The times that the rules let through for any room. */
const timesForAnyRoom = (draft: BookingDraft, facts: BookingFacts): Window =>
  repairTimes({ ...draft, rooms: [] }, facts) ?? draft;

/**
 * The first day that repairs of a draft look at: its own, unless its times are impossible.
 *
 * @example
 * repairDay(draftOfYesterday, facts) //=> today
 */
export const repairDay = (draft: BookingDraft, facts: BookingFacts): Day =>
  dayOf(timesForAnyRoom(draft, facts).beginTime, facts.zone);

const judge = (draft: BookingDraft, { facts, update }: RepairSearch): UpdateRefusal[] =>
  update ? checkUpdate(draft, facts, { ...update, isMove: true }) : checkBooking(draft, facts);

/** Whether nothing is left that a time, a room or a service could mend. Sensitive words are for the person to change. */
function isBookable(candidate: Candidate, search: RepairSearch): boolean {
  const isFree = candidate.rooms.every(({ taken }) => !taken.some((each) => overlaps(each, candidate)));
  if (!isFree) return false;
  const refusals = judge({ ...search.draft, ...candidate }, search);
  return refusals.every(({ code }) => code === errorCodes.sensitiveContent);
}

/** Services that the rooms of a repair do not offer cannot be ordered with them. */
const offered = (services: BookingDraft['services'], rooms: readonly RepairRoom[]) =>
  services?.filter(({ serviceId }) => rooms.some((room) => room.serviceIds.includes(serviceId)));

/** Each room that cannot be booked then, in exchange for one that can: the most alike, then the next. */
function inOtherRooms(base: Candidate, search: RepairSearch): Candidate[] {
  const isFit = (room: RepairRoom) => isBookable({ ...base, rooms: [room], services: [] }, search);
  const unfit = base.rooms.filter((room) => !isFit(room));
  const taken = new Set(base.rooms.map(({ roomId }) => roomId));
  const fit = search.others.filter((room) => !taken.has(room.roomId) && isFit(room));
  return Array.from({ length: limits.shownRepairs }, (_, rank) => {
    const used = new Set<string>();
    const rooms = base.rooms.flatMap((room) => {
      if (!unfit.includes(room)) return room;
      const alike = fit.filter(({ roomId }) => !used.has(roomId)).sort(byLikeness(room, search.draft));
      const other = alike[rank];
      if (other) used.add(other.roomId);
      return other ?? [];
    });
    return { ...base, rooms, services: offered(base.services, rooms) };
  }).filter(({ rooms }) => rooms.length === base.rooms.length);
}

/** The starts of a day by quarter hours for the same length, that are ahead of now. */
function startsOf(day: Day, base: Window, { now, zone }: BookingFacts): number[] {
  const first = Math.max(nextSlot(now), startOfDay(day, zone));
  const last = endOfDay(day, zone) - (base.endTime - base.beginTime);
  const count = Math.max(0, Math.floor((last - first) / slotMs) + 1);
  return Array.from({ length: count }, (_, index) => first + index * slotMs);
}

const at = (beginTime: number, base: Candidate): Candidate => ({
  ...base,
  beginTime,
  endTime: beginTime + base.endTime - base.beginTime,
});

/** The same rooms at the nearest later time of the week, and at the nearest earlier one of the day. */
function atOtherTimes(base: Candidate, search: RepairSearch): Candidate[] {
  if (base.rooms.some(shutRoom)) return [];
  const { facts } = search;
  const firstDay = dayOf(base.beginTime, facts.zone);
  const isFit = (start: number) => isBookable(at(start, base), search);
  const sameDay = startsOf(firstDay, base, facts);
  const earlier = sameDay.filter((start) => start < base.beginTime).findLast(isFit);
  let later = sameDay.filter((start) => start > base.beginTime).find(isFit);
  for (let offset = 1; offset < limits.daysPerWeek && later === undefined; offset += 1)
    later = startsOf(addDays(firstDay, offset), base, facts).find(isFit);
  return [later, earlier].flatMap((start) => (start === undefined ? [] : at(start, base)));
}

/** From the same start for as long as can be. */
function shortened(base: Candidate, search: RepairSearch): Candidate[] {
  const shortest = base.beginTime + limits.minBookingMinutes * msPerMinute;
  for (let endTime = base.endTime - slotMs; endTime >= shortest; endTime -= slotMs)
    if (isBookable({ ...base, endTime }, search)) return [{ ...base, endTime }];
  return [];
}

/** Only the services that somebody agrees to in time. */
function withoutServices(base: Candidate, search: RepairSearch): Candidate[] {
  if (!base.services?.length) return [];
  const approvable = base.services.filter(({ auditorIds }) => auditorIds.length > 0);
  const fewer = approvable.length < base.services.length ? approvable : [];
  return [{ ...search.draft, services: fewer }];
}

function kindOf(candidate: Candidate, { draft }: RepairSearch): RepairKind {
  if (candidate.rooms.some(({ roomId }) => draft.rooms.every((room) => room.roomId !== roomId)))
    return 'room';
  if (candidate.beginTime !== draft.beginTime) return 'time';
  return candidate.endTime === draft.endTime ? 'services' : 'shorter';
}

/**
 * Ways to book in spite of the refusals of a draft, each judged by the engine and free of other bookings: the room in exchange for
 * another, another time in the same room, a shorter meeting, fewer services. None where only words are refused.
 *
 * @example
 * proposeRepairs({ draft: inTakenRoom, others: [freeRoom], facts }) //=> [{ kind: 'room', roomIds: ['r2'], … }, { kind: 'time', … }]
 */
export function proposeRepairs(search: RepairSearch): ProposedRepair[] {
  const { draft, facts } = search;
  if (isBookable(draft, search)) return [];
  const { beginTime, endTime } = timesForAnyRoom(draft, facts);
  const base: Candidate = { ...draft, beginTime, endTime };
  const candidates = isBookable(base, search)
    ? [base]
    : [...inOtherRooms(base, search), ...atOtherTimes(base, search), ...shortened(base, search)];
  return [...candidates, ...withoutServices(base, search)]
    .filter((candidate) => isBookable(candidate, search))
    .map((candidate) => ({
      kind: kindOf(candidate, search),
      beginTime: candidate.beginTime,
      endTime: candidate.endTime,
      roomIds: candidate.rooms.map(({ roomId }) => roomId),
      serviceIds: (candidate.services ?? []).map(({ serviceId }) => serviceId),
    }));
}
