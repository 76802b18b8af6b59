import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { requireIdentity } from '@/bff/session/require-identity';
import { loadPage } from '@/bff/upstream/load-page';
import { DetailsTrail } from '@/components/meeting/details-trail';
import { MeetingDetails } from '@/components/meeting/meeting-details';
import { MeetingForbidden } from '@/components/meeting/meeting-gone';
import { ServerClockProvider } from '@/components/ui/server-clock';
import { meetingDetail } from '@/lib/query/meeting';
import { createQueryClient } from '@/lib/query/query-client';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { systemClock } from '@/lib/time/clock';
import styles from './page.module.css';

export const metadata: Metadata = { title: meetingText.breadcrumb.details };

type Props = {
  params: Promise<{ meetingNo: string }>;
  searchParams: Promise<{ from?: string | string[] }>;
};

export default async function DetailsPage({ params, searchParams }: Props) {
  const [{ meetingNo }, { from }, identity] = await Promise.all([params, searchParams, requireIdentity()]);
  const queryClient = createQueryClient();
  const { state } = await loadPage((api) => queryClient.fetchQuery(meetingDetail(api, meetingNo)));

  return (
    <div className={styles.page}>
      <DetailsTrail from={String(from)} />
      {state === 'forbidden' ? (
        <MeetingForbidden />
      ) : (
        <ServerClockProvider now={systemClock.now()}>
          <HydrationBoundary state={dehydrate(queryClient)}>
            <MeetingDetails
              meetingNo={meetingNo}
              staffId={identity.staffId}
              zone={identity.companyTimeZone}
            />
          </HydrationBoundary>
        </ServerClockProvider>
      )}
    </div>
  );
}
