import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { requireIdentity } from '@/bff/session/guard/require-identity';
import { loadPage } from '@/bff/upstream/load-page';
import { PageFailed } from '@/components/failures/page-failed';
import { MeetingForbidden, MeetingMissing } from '@/components/meeting/details/meeting-gone';
import { CreatorOnly } from '@/components/meeting/early-end/creator-only';
import { EarlyEnd } from '@/components/meeting/early-end/early-end';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { statusNow } from '@/lib/domain/meeting/meeting-state';
import { Prefetched } from '@/lib/query/context/prefetched';
import { createQueryClient } from '@/lib/query/context/query-client';
import { meetingDetail } from '@/lib/query/meeting';
import { detailsText } from '@/lib/text/zh-cn/details';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';
import { systemClock } from '@/lib/time/clock';
import styles from './page.module.css';

export const metadata: Metadata = { title: pageTitles.earlyEnd };

type Props = { params: Promise<{ id: string }> };

export default async function EarlyEndPage({ params }: Props) {
  const [{ id }, identity] = await Promise.all([params, requireIdentity()]);
  const queryClient = createQueryClient();
  const now = systemClock.now();
  const page = await loadPage((api) => queryClient.fetchQuery(meetingDetail(api, id)));
  if (page.state === 'forbidden') return <MeetingForbidden />;
  if (page.state === 'failed')
    return <PageFailed title={detailsText.unavailable} failure={page.failure} missing={<MeetingMissing />} />;

  const { meetingNo, creatorStaffId } = page.data;
  if (creatorStaffId !== identity.staffId) return <CreatorOnly meetingNo={meetingNo} />;
  if (statusNow(page.data, now) !== 'DURING') redirect(`/details/${encodeURIComponent(meetingNo)}`);
  return (
    <ServerClockProvider now={now}>
      <Prefetched queries={queryClient}>
        <div className={styles.page}>
          <EarlyEnd meetingId={id} zone={identity.companyTimeZone} />
        </div>
      </Prefetched>
    </ServerClockProvider>
  );
}
