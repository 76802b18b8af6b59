import type { QueryClient } from '@tanstack/react-query';
import { ordersWindowOf } from '@/components/room/day/orders/orders-window';
import type { Api } from '@/lib/client/api';
import { normaliseWindow, type Moment } from '@/lib/domain/booking/booking-window';
import { orderSettings } from '@/lib/query/booking';
import { roomOrders, roomsToChoose } from '@/lib/query/room';
import { dayOf } from '@/lib/time/day';

type Options = {
  api: Api;
  queryClient: QueryClient;
  query: { startTime?: unknown; endTime?: unknown };
  moment: Moment;
};

/** UX-04: the rooms to choose from, with the bookings of the day that the form opens on. */
export async function prefetchBooking({ api, queryClient, query, moment }: Options): Promise<void> {
  const { beginTime } = normaliseWindow({ beginTime: query.startTime, endTime: query.endTime }, moment);
  const [rooms] = await Promise.all([
    queryClient.fetchQuery(roomsToChoose(api)),
    // Without the company's template the form opens on the default one.
    queryClient.prefetchQuery(orderSettings(api)),
  ]);
  if (rooms.list.length === 0) return;
  const { zone } = moment;
  await queryClient.prefetchQuery(
    roomOrders(api, ordersWindowOf(rooms, { day: dayOf(beginTime, zone), zone })),
  );
}
