import type { QueryClient } from '@tanstack/react-query';
import { ordersWindowOf } from '@/components/room/day/orders/orders-window';
import { filterOf, judgeFreeTime } from '@/components/room/finder/filters/free/free-time';
import { type Choices, withValidChoices, type RoomsView } from '@/components/room/finder/rooms-view';
import type { Api } from '@/lib/client/api';
import { areaTrees, roomEquipment, roomOrders, roomPages, roomsFreeNow } from '@/lib/query/room';
import type { RoomFilter } from '@/lib/query/room-keys';
import { dayOf } from '@/lib/time/day';

type Options = {
  api: Api;
  queryClient: QueryClient;
  view: RoomsView;
  now: number;
  zone: string;
};

/** UX-04: the first page of rooms with its day. Rooms without their bookings are still a page; without rooms there is none. */
export async function prefetchRooms(options: Options): Promise<void> {
  const { view } = options;
  const choices = readChoices(options);
  // A link may name choices that the company no longer has; only such a page waits for them.
  const namesChoices = view.areaIds.length > 0 || view.equipment.length > 0;
  const checkedView = namesChoices ? withValidChoices(view, await choices) : view;
  await Promise.all([choices, readRooms({ ...options, view: checkedView })]);
}

async function readChoices({ api, queryClient }: Options): Promise<Choices> {
  const [areas] = await Promise.all([
    queryClient.fetchQuery(areaTrees(api)),
    queryClient.prefetchQuery(roomEquipment(api)),
  ]);
  return { areas, equipment: queryClient.getQueryData(roomEquipment(api).queryKey) };
}

async function readRooms({ api, queryClient, view, now, zone }: Options): Promise<void> {
  const filter = filterOf(view, { now, zone });
  const { window } = judgeFreeTime(view, { now, zone });
  const countsFree = view.day === dayOf(now, zone) && !window;
  const freeNow = roomsFreeNow(api, { filter, now: () => now });
  await Promise.all([
    readRoomsWithDay({ api, queryClient, view, now, zone }, filter),
    countsFree ? queryClient.prefetchQuery(freeNow) : undefined,
  ]);
}

async function readRoomsWithDay(
  { api, queryClient, view, zone }: Options,
  filter: RoomFilter,
): Promise<void> {
  const { pages } = await queryClient.fetchInfiniteQuery(roomPages(api, filter));
  const [firstPage] = pages;
  if (!firstPage || firstPage.list.length === 0) return;
  await queryClient.prefetchQuery(roomOrders(api, ordersWindowOf(firstPage, { day: view.day, zone })));
}
