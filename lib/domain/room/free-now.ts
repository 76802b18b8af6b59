import { dayOf } from '@/lib/time/day';
import { minutesOfDay, msPerMinute } from '@/lib/time/instant';
import { overlaps, type Moment, type Window } from '../booking/booking-window';
import type { RoomFacts } from './room-facts';
import { isOpenOn } from './open-minutes';
import { shutRoom } from '../booking/room-rules';

type RoomNow = { room: RoomFacts; orders: readonly Window[] };

/** What has to be free for a room to be free now: the minute that clocks show, whoever asks at whichever second. */
export function thisMinute(now: number): Window {
  const beginTime = now - (now % msPerMinute);
  return { beginTime, endTime: beginTime + msPerMinute };
}

/**
 * Whether one could walk into a room: open, nobody's, and with nobody to ask first. The service finds the same rooms where it
 * is asked for those that are free in this minute.
 *
 * @example
 * rooms.filter(isFreeNow({ now, zone })).length //=> 12
 */
export function isFreeNow({ now, zone }: Moment): (room: RoomNow) => boolean {
  const day = dayOf(now, zone);
  const minutes = minutesOfDay(now, zone);
  const minute = thisMinute(now);
  return ({ room, orders }) => {
    const [opens, closes] = room.openMinutes;
    return (
      shutRoom(room) === undefined &&
      !room.approval.required &&
      isOpenOn(room, day) &&
      opens <= minutes &&
      minutes < closes &&
      !orders.some((order) => overlaps(order, minute))
    );
  };
}
