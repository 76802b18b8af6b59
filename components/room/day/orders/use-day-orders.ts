'use client';

import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Room } from '@/lib/contract/room';
import type { DayOrder } from '@/lib/domain/room/day-order';
import { useApi } from '@/lib/query/context/api-context';
import { roomOrders } from '@/lib/query/room';
import type { Day } from '@/lib/time/day';
import { ordersRead } from './orders-read';
import { ordersWindowOf } from './orders-window';

/** The day's bookings of a room; undefined until they are loaded. The identical list while they stay the same. */
export type OrdersOf = (room: Room) => readonly DayOrder[] | undefined;

type Page = { list: readonly Room[] };
type Reading = {
  data?: DayOrder[];
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

export type DayOrders = ReturnType<typeof useDayOrders>;

/** One reading of bookings per page of rooms: a further page leaves the earlier readings as they are (ROOM-02). */
export function useDayOrders(pages: readonly Page[], { day, zone }: { day: Day; zone: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { byRoom, error, isReading, isRetrying, retry } = useQueries({
    queries: pages.map((page) => {
      const window = ordersWindowOf(page, { day, zone });
      return { ...roomOrders(api, window), placeholderData: () => ordersRead(queryClient, window) };
    }),
    combine: useCallback(
      (results: Reading[]) => ({
        // As plain data, so that a room whose bookings stayed keeps its very list, and its row is not drawn again.
        byRoom: Object.fromEntries(
          results.flatMap(({ data }, index) => [...ordersByRoom(pages[index], data)]),
        ),
        error: results.find(({ error }) => error)?.error ?? null,
        isReading: results.some(({ data, error }) => data === undefined && error === null),
        isRetrying: results.some(({ error, isFetching }) => error !== null && isFetching),
        retry: () => results.filter(({ error }) => error).forEach(({ refetch }) => void refetch()),
      }),
      [pages],
    ),
  });

  const ordersOf = useCallback<OrdersOf>((room) => byRoom[room.id], [byRoom]);
  return { ordersOf, error, retry, isReading, isRetrying };
}

function ordersByRoom(page: Page | undefined, orders: readonly DayOrder[] | undefined) {
  const byRoom = new Map<string, DayOrder[]>();
  if (!page || !orders) return byRoom;
  for (const room of page.list) byRoom.set(room.id, []);
  for (const order of orders) byRoom.get(order.roomId)?.push(order);
  return byRoom;
}
