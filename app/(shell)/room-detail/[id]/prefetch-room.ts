import type { QueryClient } from '@tanstack/react-query';
import { daysWindow } from '@/components/room/detail/room-days';
import type { Api } from '@/lib/client/api';
import { roomDetail, roomOrders } from '@/lib/query/room';
import type { Day } from '@/lib/time/day';

type Options = { api: Api; queryClient: QueryClient; roomId: string; day: Day; zone: string };

/** UX-04: the room with its coming days. Without its bookings it is still a page; without the room there is none. */
export async function prefetchRoom({ api, queryClient, roomId, day, zone }: Options): Promise<void> {
  await Promise.all([
    queryClient.fetchQuery(roomDetail(api, roomId)),
    queryClient.prefetchQuery(roomOrders(api, daysWindow(roomId, { day, zone }))),
  ]);
}
