import { dayOf } from '@/lib/time/day';
import { msPerMinute } from '@/lib/time/instant';
import { isOneDay, nextSlot, overlaps, type Window } from '../../booking/booking-window';
import { shutRoom } from '../../booking/room-rules';
import { presenceLimits } from '../../limits/presence-limits';
import { openWindowOn } from '../open-minutes';
import type { RoomFacts } from '../room-facts';

type Door = { room: RoomFacts; taken: readonly Window[]; now: number; zone: string };

export type DoorChoice = Window & { minutes: number };

/**
 * The bookings that are possible beside a room's door: from the next quarter hour, as long as nobody else has the room and it is open. A room
 * that needs approval is booked by a person, who is asked for a reason.
 *
 * @example
 * doorChoices({ room, taken: [tenThirtyToEleven], now: at('10:07'), zone }) //=> 15 minutes from 10:15
 */
export function doorChoices({ room, taken, now, zone }: Door): DoorChoice[] {
  if (shutRoom(room) !== undefined || room.approval.required) return [];
  const beginTime = nextSlot(now);
  const hours = openWindowOn(room, { day: dayOf(beginTime, zone), zone });
  if (!hours || beginTime < hours.beginTime) return [];
  return presenceLimits.doorMinutes.flatMap((minutes) => {
    const window = { beginTime, endTime: beginTime + minutes * msPerMinute };
    const isFree = window.endTime <= hours.endTime && !taken.some((order) => overlaps(order, window));
    return isFree && isOneDay(window, zone) ? [{ minutes, ...window }] : [];
  });
}
