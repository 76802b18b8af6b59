import type { Deps } from '../../kernel/deps';
import type { Caller } from '../../kernel/caller';
import { getBookingsOfRooms } from './orders-of-rooms';
import type { RoomsWindow } from './orders';
import { getRoomChoices } from './room-choices';

// The company's cache stands before these queries (ADR 42): their answers are the same for all callers of a company.

type Call = { deps: Pick<Deps, 'db' | 'cache'>; caller: Pick<Caller, 'companyId'>; page: object | undefined };

/** Areas and equipment that the company's rooms can be filtered by (ROOM-07). */
export function roomChoicesOf({
  deps,
  caller: { companyId },
  page,
}: Call): ReturnType<typeof getRoomChoices> {
  return deps.cache.read({ page, companyId }, 'room choices', () => getRoomChoices(deps.db, companyId));
}

/** Bookings of rooms by room (ROOM-02), private ones too: what a caller may see of them is decided afterwards (S46). */
export function bookingsOfRooms(
  { deps, caller: { companyId }, page }: Call,
  window: RoomsWindow,
): ReturnType<typeof getBookingsOfRooms> {
  const { beginTime, endTime, roomIdList } = window;
  const key = `bookings ${beginTime} ${endTime} ${roomIdList.join(' ')}`;
  return deps.cache.read({ page, companyId }, key, () => getBookingsOfRooms(deps.db, companyId, window));
}
