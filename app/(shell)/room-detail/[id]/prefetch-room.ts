import type { QueryClient } from '@tanstack/react-query';
import { daysWindow } from '@/components/room/detail/week/room-days';
import type { Api } from '@/lib/client/api';
import { roomDetail, roomOrders } from '@/lib/query/room';
import type { Day } from '@/lib/time/day';

type Options = { api: Api; queryClient: QueryClient; roomId: string; day: Day; zone: string };

/** UX-04: prefetches the room with its coming days. Only a failure of the room itself fails the page. */
export async function prefetchRoom({ api, queryClient, roomId, day, zone }: Options): Promise<void> {
  await Promise.all([
    queryClient.fetchQuery(roomDetail(api, roomId)),
    queryClient.prefetchQuery(roomOrders(api, daysWindow(roomId, { day, zone }))),
  ]);
}
