import type { OrdersOf } from '@/components/room/day/orders/use-day-orders';
import type { Room } from '@/lib/contract/room';
import type { Moment, Window } from '@/lib/domain/booking/booking-window';
import { limits } from '@/lib/domain/limits/limits';
import { roomFacts } from '@/lib/domain/room/room-facts';
import { nearestFreeWindow } from '@/lib/domain/booking/free-window';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { bookingFormText } from '@/lib/text/zh-cn/booking-form';
import { formatRange } from '@/lib/time/format';
import { timesOf, type BookingValues } from '../form/booking-values';
import type { Conflict } from './conflicts';
import type { RoomChoice } from '../rooms/room-choice';

/** A repair of a refusal, as a button. */
export type Repair = { label: string; patch: Partial<BookingValues> };

type Facts = Moment & {
  conflicts: readonly Conflict[];
  window: Window;
  chosen: readonly Room[];
  choices: readonly RoomChoice[];
  ordersOf: OrdersOf;
};

function otherTime({ window, chosen, ordersOf, now, zone }: Facts): Repair | undefined {
  const free = nearestFreeWindow({
    draft: { ...window, subject: '', rooms: chosen.map(roomFacts), memberStaffIds: [] },
    taken: chosen.flatMap((room) => ordersOf(room) ?? []),
    facts: { now, zone, limits, sensitiveWords: [], neighbours: [] },
  });
  return free && { label: bookingText.suggestion(formatRange(free, zone)), patch: timesOf(free, zone) };
}

/** From the city down to the floor. */
const areasOf = ({ areaPath }: Room) => areaPath.split('/').map((area) => area.trim());

/** The free room most like the one that is taken: of the nearest area, then nearest in size, then rather larger. */
function mostSimilar(room: Room, choices: readonly RoomChoice[]): Room | undefined {
  const distance = ({ capacity }: Room) => Math.abs(capacity - room.capacity);
  const own = areasOf(room);
  const areaDistance = (other: Room) => {
    const apart = areasOf(other).findIndex((area, level) => area !== own[level]);
    return apart === -1 ? 0 : own.length - apart;
  };
  return choices
    .filter(({ state }) => state === 'free')
    .map((choice) => choice.room)
    .sort(
      (one, other) =>
        areaDistance(one) - areaDistance(other) ||
        distance(one) - distance(other) ||
        other.capacity - one.capacity,
    )[0];
}

function otherRoom({ conflicts, chosen, choices }: Facts): Repair | undefined {
  const taken = chosen.filter(({ id }) => conflicts.some(({ roomId }) => roomId === id));
  const [room] = taken;
  // Several rooms to replace at once are rather another time.
  if (!room || taken.length > 1) return undefined;
  const substitute = mostSimilar(
    room,
    choices.filter((choice) => !chosen.includes(choice.room)),
  );
  return (
    substitute && {
      label: bookingFormText.otherRooms(bookingFormText.roomOf(substitute.name, substitute.capacity)),
      patch: { roomIds: chosen.map(({ id }) => (id === room.id ? substitute.id : id)) },
    }
  );
}

/** A room was taken meanwhile: the nearest time when all chosen ones are free, and a room that is free at this time (R32). */
export function conflictRepairs(facts: Facts): Repair[] {
  if (facts.conflicts.length === 0) return [];
  return [otherTime(facts), otherRoom(facts)].filter((repair) => repair !== undefined);
}
