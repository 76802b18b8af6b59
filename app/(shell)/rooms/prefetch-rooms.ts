import type { QueryClient } from '@tanstack/react-query';
import { isWholeList } from '@/components/room/loaded-rooms';
import { ordersWindowOf } from '@/components/room/orders-window';
import { filterOf, judgeFreeTime } from '@/components/room/finder/free-time';
import { withKnownChoices, type RoomsView } from '@/components/room/finder/rooms-view';
import type { Api } from '@/lib/client/api';
import { areaTrees, roomEquipment, roomOrders, roomPages, roomsFreeNow } from '@/lib/query/room';
import { dayOf } from '@/lib/time/day';

type Options = { api: Api; queryClient: QueryClient; view: RoomsView; now: number; zone: string };

/** UX-04: the first page of rooms with its day. Rooms without their bookings are still a page; without rooms there is none. */
export async function prefetchRooms({ api, queryClient, view: asked, now, zone }: Options): Promise<void> {
  const [areas] = await Promise.all([
    queryClient.fetchQuery(areaTrees(api)),
    queryClient.prefetchQuery(roomEquipment(api)),
  ]);
  const equipment = queryClient.getQueryData(roomEquipment(api).queryKey);
  const view = withKnownChoices(asked, { areas, equipment });
  const filter = filterOf(view, { now, zone });
  const { window } = judgeFreeTime(view, { now, zone });
  const isCounted = view.day === dayOf(now, zone) && !window;
  const { pages } = await queryClient.fetchInfiniteQuery(
    roomPages(api, filter, { countFreeAt: isCounted ? now : undefined }),
  );
  const [firstPage] = pages;
  if (!firstPage || firstPage.list.length === 0) return;
  const freeNow = roomsFreeNow(api, { filter, now: () => now });
  const { free } = firstPage;
  if (free !== undefined) queryClient.setQueryData(freeNow.queryKey, free);
  const isMissing = isCounted && free === undefined && !isWholeList(pages);
  await Promise.all([
    queryClient.prefetchQuery(roomOrders(api, ordersWindowOf(firstPage, { day: view.day, zone }))),
    isMissing ? queryClient.prefetchQuery(freeNow) : undefined,
  ]);
}
