import { errorCodes } from '@/lib/domain/error-codes';
import type { SequentialModel } from './find-unplaceable';
import type { Operation, Seen, Slot } from './history';

type Span = { begin: number; end: number };
type Place = Span | 'elsewhere' | 'cancelled';
/** Where each meeting is, as one room sees it. */
type RoomState = ReadonlyMap<string, Place>;

/** How a service answers for a meeting that it does not know. */
const notFound = 404_000;

/**
 * One room for which everybody asks one after the other. A meeting in several rooms is a part of each of them, so their
 * histories are judged one by one; rooms that a meeting takes together are taken in one statement (R06).
 */
export function roomModel(roomId: string): SequentialModel<Operation, RoomState> {
  const placeOf = ({ roomIds, begin, end }: Slot): Place =>
    roomIds.includes(roomId) ? { begin, end } : 'elsewhere';

  const sees = (place: Place | undefined, seen: Seen) => {
    if (seen === 'missing' || place === undefined) return seen === 'missing' && place === undefined;
    return keyOfPlace(place) === keyOfPlace(seen === 'cancelled' ? seen : placeOf(seen));
  };

  const isRefusalRight = (state: RoomState, operation: Operation, code: number) => {
    const { meeting, action, outcome } = operation;
    const place = state.get(meeting);
    if (code === notFound) return place === undefined;
    if (action !== 'book' && place === undefined) return false;
    if (action !== 'book' && code === errorCodes.stateForbids) return place === 'cancelled';
    if (code !== errorCodes.roomConflict || (action !== 'book' && action !== 'move')) return true;
    const isNamed = outcome.kind === 'refused' && outcome.takenRoomIds.includes(roomId);
    return place !== 'cancelled' && (!isNamed || isTaken(state, meeting, placeOf(operation.slot)));
  };

  return {
    initial: new Map(),
    step(state, operation) {
      const { meeting, outcome } = operation;
      const place = state.get(meeting);
      if (outcome.kind === 'refused')
        return isRefusalRight(state, operation, outcome.code) ? state : undefined;
      if (operation.action === 'look') return sees(place, operation.seen) ? state : undefined;
      const stands = place !== undefined && place !== 'cancelled';
      if (stands === (operation.action === 'book') || place === 'cancelled') return undefined;
      if (operation.action === 'answer') return state;
      if (operation.action === 'cancel') return new Map(state).set(meeting, 'cancelled');
      const wanted = placeOf(operation.slot);
      return isTaken(state, meeting, wanted) ? undefined : new Map(state).set(meeting, wanted);
    },
    // Cancelled and moved meetings follow from the operations so far.
    keyOf: (state) =>
      [...state]
        .filter(([, place]) => typeof place === 'object')
        .map(([meeting, place]) => `${meeting}@${keyOfPlace(place)}`)
        .sort()
        .join(),
  };
}

const keyOfPlace = (place: Place) => (typeof place === 'object' ? `${place.begin}-${place.end}` : place);

function isTaken(state: RoomState, meeting: string, wanted: Place): boolean {
  if (typeof wanted !== 'object') return false;
  for (const [other, place] of state)
    if (other !== meeting && typeof place === 'object' && overlap(place, wanted)) return true;
  return false;
}

/** Whether two half-open spans have a moment in common. */
export const overlap = (one: Span, other: Span): boolean => one.begin < other.end && other.begin < one.end;
