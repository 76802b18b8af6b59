import { useEffect, useRef } from 'react';
import type { Moment } from '@/lib/domain/booking/booking-window';
import { type FreeTime, roomsHref, type RoomsView } from '../../rooms-view';
import { choiceOf, isSameFree } from './free-choice';
import { freeNow } from './free-time';

/** A view of the rooms that are free now goes on with the clock: the next quarter hour asks for the half hour after it (ROOM-07). */
export function useFollowNow(view: RoomsView, { now, zone }: Moment): void {
  const followed = useRef<FreeTime>(undefined);
  useEffect(() => {
    const moment = { now, zone };
    const isNow = choiceOf(view, moment) === 'now';
    const wasNow = view.free !== undefined && isSameFree(followed.current, view.free);
    followed.current = isNow ? view.free : undefined;
    if (wasNow && !isNow) window.history.replaceState(null, '', roomsHref({ ...view, ...freeNow(moment) }));
  }, [view, now, zone]);
}
