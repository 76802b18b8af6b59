'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServerClock, useServerNow } from '@/components/ui/page/server-clock';
import type { Moment } from '@/lib/domain/booking/booking-window';
import { isFreeNow } from '@/lib/domain/room/free-now';
import { roomFacts } from '@/lib/domain/room/room-facts';
import { useApi } from '@/lib/query/context/api-context';
import { roomsFreeNow } from '@/lib/query/room';
import type { RoomFilter } from '@/lib/query/room-keys';
import { isWholeList, type RoomPage } from './loaded-rooms';
import type { DayOrders, OrdersOf } from './use-day-orders';

type Options = {
  filter: RoomFilter;
  /** Of the filter, as many as are loaded; none while they are another filter's. */
  pages: readonly RoomPage[];
  /** Of today. */
  dayOrders: DayOrders;
  zone: string;
  enabled: boolean;
};

/**
 * How many rooms of a filter one could walk into at this moment, undefined while that is not known. With all of them on the page
 * it is counted there, so that it never says another number than the grid; else the service counts.
 */
export function useFreeNow({ filter, pages, dayOrders, zone, enabled }: Options): number | undefined {
  const api = useApi();
  const clock = useServerClock();
  const now = useServerNow();
  const isWhole = isWholeList(pages);
  const { ordersOf, error } = dayOrders;
  const here = useMemo(
    () => (isWhole ? countHere(pages, ordersOf, { now, zone }) : undefined),
    [isWhole, pages, ordersOf, now, zone],
  );
  const { data: counted } = useQuery({
    ...roomsFreeNow(api, { filter, now: () => clock.now() }),
    // Of a whole list the bookings are on their way, unless they failed.
    enabled: enabled && pages.length > 0 && here === undefined && (!isWhole || error !== null),
  });
  return enabled ? (here ?? counted) : undefined;
}

function countHere(pages: readonly RoomPage[], ordersOf: OrdersOf, moment: Moment): number | undefined {
  const isFree = isFreeNow(moment);
  let free = 0;
  for (const room of pages.flatMap(({ list }) => list)) {
    const orders = ordersOf(room);
    if (!orders) return undefined;
    if (isFree({ room: roomFacts(room), orders })) free += 1;
  }
  return free;
}
