'use client';

import { useApi } from '@/lib/query/context/api-context';
import { useFetchedAhead } from '@/lib/query/context/use-fetched-ahead';
import { roomOrders } from '@/lib/query/room';
import { addDays, type Day } from '@/lib/time/day';
import type { RoomPage } from '../loaded-rooms';
import { ordersWindowOf } from './orders-window';

const beside = [1, -1];

/** The bookings of the same rooms a day later and a day earlier are there before somebody turns to them. */
export function useDaysBeside(pages: readonly RoomPage[], { day, zone }: { day: Day; zone: string }): void {
  const api = useApi();
  useFetchedAhead(`${day} ${pages.length}`, (queryClient) =>
    pages.flatMap((page) =>
      beside.map((days) => {
        const options = roomOrders(api, ordersWindowOf(page, { day: addDays(day, days), zone }));
        return () => page.list.length > 0 && queryClient.prefetchQuery(options);
      }),
    ),
  );
}
