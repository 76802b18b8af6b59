import type { QueryClient } from '@tanstack/react-query';
import { ordersWindowOf } from '@/components/room/orders-window';
import { filterOf, withKnownAreas, type RoomsView } from '@/components/room/rooms-view';
import type { Api } from '@/lib/client/api';
import { areaTrees, roomOrders, roomPages, roomsFreeNow } from '@/lib/query/room';

type Options = { api: Api; queryClient: QueryClient; view: RoomsView; now: number; zone: string };

/** UX-04: the first page of rooms with its day. Rooms without their bookings are still a page; without rooms there is none. */
export async function prefetchRooms({ api, queryClient, view: asked, now, zone }: Options): Promise<void> {
  const view = withKnownAreas(asked, await queryClient.fetchQuery(areaTrees(api)));
  const filter = filterOf(view);
  const [{ pages }] = await Promise.all([
    queryClient.fetchInfiniteQuery(roomPages(api, filter)),
    queryClient.prefetchQuery(roomsFreeNow(api, { filter, moment: () => ({ now, zone }) })),
  ]);
  const [firstPage] = pages;
  if (!firstPage || firstPage.list.length === 0) return;
  await queryClient.prefetchQuery(roomOrders(api, ordersWindowOf(firstPage, { day: view.day, zone })));
}
