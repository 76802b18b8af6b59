import type { QueryClient } from '@tanstack/react-query';
import { isWholeList } from '@/components/room/day/loaded-rooms';
import { ordersWindowOf } from '@/components/room/day/orders-window';
import { filterOf, judgeFreeTime } from '@/components/room/finder/filters/free-time';
import { type Choices, withKnownChoices, type RoomsView } from '@/components/room/finder/rooms-view';
import type { Api } from '@/lib/client/api';
import { areaTrees, roomEquipment, roomOrders, roomPages, roomsFreeNow } from '@/lib/query/room';
import { dayOf } from '@/lib/time/day';

type Options = {
  api: Api;
  queryClient: QueryClient;
  view: RoomsView;
  now: number;
  zone: string;
  /** The service is ours, and counts free rooms beside those of a page (ADR 40); another one may refuse what it does not know. */
  countsFree: boolean;
};

/** UX-04: the first page of rooms with its day. Rooms without their bookings are still a page; without rooms there is none. */
export async function prefetchRooms(options: Options): Promise<void> {
  const { view } = options;
  const choices = readChoices(options);
  // A link may name what the company no longer has; every other page is not kept waiting for that.
  const namesChoices = view.areaIds.length > 0 || view.equipment.length > 0;
  const known = namesChoices ? withKnownChoices(view, await choices) : view;
  await Promise.all([choices, readRooms({ ...options, view: known })]);
}

async function readChoices({ api, queryClient }: Options): Promise<Choices> {
  const [areas] = await Promise.all([
    queryClient.fetchQuery(areaTrees(api)),
    queryClient.prefetchQuery(roomEquipment(api)),
  ]);
  return { areas, equipment: queryClient.getQueryData(roomEquipment(api).queryKey) };
}

async function readRooms({ api, queryClient, view, now, zone, countsFree }: Options): Promise<void> {
  const filter = filterOf(view, { now, zone });
  const { window } = judgeFreeTime(view, { now, zone });
  const isCounted = view.day === dayOf(now, zone) && !window;
  const { pages } = await queryClient.fetchInfiniteQuery(
    roomPages(api, filter, { countFreeAt: isCounted && countsFree ? now : undefined }),
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
