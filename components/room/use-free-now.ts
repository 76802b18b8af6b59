'use client';

import { useQuery } from '@tanstack/react-query';
import { useServerClock, useServerNow } from '@/components/ui/server-clock';
import { isFreeNow } from '@/lib/domain/free-now';
import { roomFacts } from '@/lib/domain/room-facts';
import { useApi } from '@/lib/query/api-context';
import { roomsFreeNow } from '@/lib/query/room';
import type { RoomFilter } from '@/lib/query/room-keys';
import { isWholeList, type RoomPage } from './loaded-rooms';
import type { DayOrders } from './use-day-orders';

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
  const isHere = isWholeList(pages) && dayOrders.error === null;
  const { data: counted } = useQuery({
    ...roomsFreeNow(api, { filter, now: () => clock.now() }),
    enabled: enabled && pages.length > 0 && !isHere,
  });
  if (!enabled) return undefined;
  return isHere ? countHere(pages, dayOrders, { now, zone }) : counted;
}

function countHere(
  pages: readonly RoomPage[],
  { ordersOf }: DayOrders,
  moment: { now: number; zone: string },
): number | undefined {
  const isFree = isFreeNow(moment);
  let free = 0;
  for (const room of pages.flatMap(({ list }) => list)) {
    const orders = ordersOf(room);
    if (!orders) return undefined;
    if (isFree({ room: roomFacts(room), orders })) free += 1;
  }
  return free;
}
