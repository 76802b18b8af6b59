import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { requireIdentity } from '@/bff/session/require-identity';
import { loadPage } from '@/bff/upstream/load-page';
import styles from '@/components/booking/booking-form.module.css';
import { OrderMeeting } from '@/components/booking/order-meeting';
import { ordersWindowOf } from '@/components/room/orders-window';
import { ForbiddenState } from '@/components/ui/forbidden-state';
import { ServerClockProvider } from '@/components/ui/server-clock';
import { normaliseWindow } from '@/lib/domain/booking-window';
import { orderSettings } from '@/lib/query/booking';
import { createQueryClient } from '@/lib/query/query-client';
import { roomOrders, roomsToChoose } from '@/lib/query/room';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { systemClock } from '@/lib/time/clock';
import { dayOf } from '@/lib/time/day';

export const metadata: Metadata = { title: bookingText.title };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function OrderMeetingPage({ searchParams }: Props) {
  const [query, { staffId, companyTimeZone: zone }] = await Promise.all([searchParams, requireIdentity()]);
  const now = systemClock.now();
  const { beginTime } = normaliseWindow(
    { beginTime: query.startTime, endTime: query.endTime },
    { now, zone },
  );
  const queryClient = createQueryClient();
  const { state } = await loadPage(async (api) => {
    const [rooms] = await Promise.all([
      queryClient.fetchQuery(roomsToChoose(api)),
      queryClient.fetchQuery(orderSettings(api)),
    ]);
    if (rooms.list.length === 0) return;
    const day = dayOf(beginTime, zone);
    await queryClient.prefetchQuery(roomOrders(api, ordersWindowOf(rooms, { day, zone })));
  });
  if (state === 'forbidden') return <ForbiddenState variant="page" />;

  return (
    <ServerClockProvider now={now}>
      <HydrationBoundary state={dehydrate(queryClient)}>
        <div className={styles.page}>
          <h1>{bookingText.title}</h1>
          <OrderMeeting staffId={staffId} zone={zone} />
        </div>
      </HydrationBoundary>
    </ServerClockProvider>
  );
}
