import type { Metadata } from 'next';
import { requireIdentity } from '@/bff/session/guard/require-identity';
import { loadPage } from '@/bff/upstream/load-page';
import { DetailsTrail } from '@/components/meeting/details/details-trail';
import { MeetingDetails } from '@/components/meeting/details/meeting-details';
import { MeetingForbidden, MeetingMissing } from '@/components/meeting/details/meeting-gone';
import { PageFailed } from '@/components/failures/page-failed';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { hasDevices, meetingDeviceTypes } from '@/lib/query/device';
import { meetingDetail } from '@/lib/query/meeting';
import { hasNotes, meetingNotes } from '@/lib/query/note';
import { Prefetched } from '@/lib/query/context/prefetched';
import { createQueryClient } from '@/lib/query/context/query-client';
import { detailsText } from '@/lib/text/zh-cn/details';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { systemClock } from '@/lib/time/clock';
import styles from './page.module.css';

export const metadata: Metadata = { title: meetingText.breadcrumb.details };

type Props = {
  params: Promise<{ meetingNo: string }>;
  searchParams: Promise<Record<'from' | 'room' | 'at' | 'targetTime', string | string[] | undefined>>;
};

export default async function DetailsPage({ params, searchParams }: Props) {
  const [{ meetingNo }, { from, room, at, targetTime }, identity] = await Promise.all([
    params,
    searchParams,
    requireIdentity(),
  ]);
  const queryClient = createQueryClient();
  const page = await loadPage(async (api) => {
    const meeting = await queryClient.fetchQuery(meetingDetail(api, meetingNo));
    // Without them the page stands, and its card tries again.
    if (hasNotes(meeting, identity.staffId)) await queryClient.prefetchQuery(meetingNotes(api, meeting._id));
    if (hasDevices(meeting)) await queryClient.prefetchQuery(meetingDeviceTypes(api, meeting));
    return meeting;
  });

  return (
    <div className={styles.page}>
      <DetailsTrail
        from={String(from)}
        room={[room].flat()[0]}
        meeting={page.state === 'ready' ? page.data : undefined}
        zone={identity.companyTimeZone}
      />
      {page.state === 'forbidden' ? <MeetingForbidden /> : null}
      {page.state === 'failed' ? (
        <PageFailed title={detailsText.unavailable} failure={page.failure} missing={<MeetingMissing />} />
      ) : null}
      {page.state === 'ready' ? (
        <ServerClockProvider now={systemClock.now()}>
          <Prefetched queries={queryClient}>
            <MeetingDetails
              meetingNo={meetingNo}
              staffId={identity.staffId}
              userId={identity.userId}
              zone={identity.companyTimeZone}
              led={{ at: [at].flat()[0], targetTime: [targetTime].flat()[0] }}
            />
          </Prefetched>
        </ServerClockProvider>
      ) : null}
    </div>
  );
}
