import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { requireIdentity } from '@/bff/session/require-identity';
import { serverApi } from '@/bff/upstream/server-api';
import { DetailsTrail } from '@/components/meeting/details-trail';
import { MeetingDetails } from '@/components/meeting/meeting-details';
import { MeetingForbidden } from '@/components/meeting/meeting-gone';
import { ServerClockProvider } from '@/components/ui/server-clock';
import { ApiError } from '@/lib/client/api-error';
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
  // Only the two lasting answers are pages of their own; after any other failure the screen asks again by itself.
  const failure = await queryClient
    .fetchQuery(meetingDetail(await serverApi(), meetingNo))
    .then(() => undefined)
    .catch((error: unknown) => (error instanceof ApiError ? error.status : undefined));
  if (failure === 404) notFound();

  return (
    <div className={styles.page}>
      <DetailsTrail from={String(from)} />
      {failure === 403 ? (
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
