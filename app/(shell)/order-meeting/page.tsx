import type { Metadata } from 'next';
import { requireIdentity } from '@/bff/session/guard/require-identity';
import { loadPage } from '@/bff/upstream/load-page';
import styles from '@/components/booking/form/booking-form.module.css';
import { OrderMeeting } from '@/components/booking/form/order-meeting';
import { PageFailed } from '@/components/failures/page-failed';
import { ForbiddenState } from '@/components/ui/feedback/forbidden-state';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { Prefetched } from '@/lib/query/context/prefetched';
import { createQueryClient } from '@/lib/query/context/query-client';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { bookingFormText } from '@/lib/text/zh-cn/booking-form';
import { systemClock } from '@/lib/time/clock';
import { prefetchBooking } from './prefetch-booking';

export const metadata: Metadata = { title: bookingText.title };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function OrderMeetingPage({ searchParams }: Props) {
  const [query, { staffId, realName, companyTimeZone: zone }] = await Promise.all([
    searchParams,
    requireIdentity(),
  ]);
  const now = systemClock.now();
  const queryClient = createQueryClient();
  const page = await loadPage((api) =>
    prefetchBooking({ api, queryClient, query, moment: { now, zone }, staffId }),
  );
  if (page.state === 'forbidden') return <ForbiddenState variant="page" />;
  if (page.state === 'failed')
    return <PageFailed title={bookingFormText.roomsFailed} failure={page.failure} />;

  return (
    <ServerClockProvider now={now}>
      <Prefetched queries={queryClient}>
        <div className={styles.page}>
          <h1>{bookingText.title}</h1>
          <OrderMeeting staffId={staffId} realName={realName} zone={zone} />
        </div>
      </Prefetched>
    </ServerClockProvider>
  );
}
