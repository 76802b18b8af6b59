import type { QueryClient } from '@tanstack/react-query';
import { chunksOf } from '@/components/people/field/people-chunks';
import { ordersWindowOf } from '@/components/room/day/orders/orders-window';
import type { Api } from '@/lib/client/api';
import { normaliseWindow, type Moment } from '@/lib/domain/booking/booking-window';
import { memberIdsOf, roomIdsOf } from '@/components/booking/form/initial-values';
import type { OrderParameters } from '@/components/booking/form/stored-order';
import { orderSettings } from '@/lib/query/booking';
import { peopleById } from '@/lib/query/contact';
import { roomOrders, roomsToChoose } from '@/lib/query/room';
import { dayOf } from '@/lib/time/day';

type Options = {
  api: Api;
  queryClient: QueryClient;
  query: OrderParameters;
  /** The organizer. */
  staffId: string;
  moment: Moment;
};

/** The form says so itself where a linked room cannot be read. */
const noRooms = () => undefined;

/** UX-04: the rooms to choose from, with the bookings of the day that the form opens on. */
export async function prefetchBooking(options: Options): Promise<void> {
  const { api, queryClient, query, moment, staffId } = options;
  const { beginTime } = normaliseWindow({ beginTime: query.startTime, endTime: query.endTime }, moment);
  const [rooms] = await Promise.all([
    queryClient.fetchQuery(roomsToChoose(api)),
    // Without the company's template the form opens on the default one.
    queryClient.prefetchQuery(orderSettings(api)),
    // Without the names of people the form is still a form.
    ...chunksOf(memberIdsOf(query, staffId)).map((ids) => queryClient.prefetchQuery(peopleById(api, ids))),
  ]);
  if (rooms.list.length === 0) return;
  const { zone } = moment;
  const orders = (page: { list: readonly { id: string }[] }) =>
    queryClient.prefetchQuery(roomOrders(api, ordersWindowOf(page, { day: dayOf(beginTime, zone), zone })));
  // A linked room may stand beyond the first page.
  const beyond = roomIdsOf(query).filter((id) => !rooms.list.some((room) => room.id === id));
  await Promise.all([
    orders(rooms),
    beyond.length > 0 &&
      queryClient.fetchQuery(roomsToChoose(api, { roomIdList: beyond })).then(orders, noRooms),
  ]);
}
