import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { requireIdentity } from '@/bff/session/guard/require-identity';
import { loadPage } from '@/bff/upstream/load-page';
import { PageFailed } from '@/components/failures/page-failed';
import { MeetingForbidden, MeetingMissing } from '@/components/meeting/details/meeting-gone';
import { Invitation } from '@/components/meeting/invitation/invitation';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { invitationTarget } from '@/lib/domain/meeting/invitation-target';
import { statusNow } from '@/lib/domain/meeting/meeting-state';
import { Prefetched } from '@/lib/query/context/prefetched';
import { createQueryClient } from '@/lib/query/context/query-client';
import { meetingDetail } from '@/lib/query/meeting';
import { detailsText } from '@/lib/text/zh-cn/details';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';
import { systemClock } from '@/lib/time/clock';
import styles from './page.module.css';

export const metadata: Metadata = { title: pageTitles.invitation };

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ from?: string | string[] }>;
};

export default async function InvitationPage({ params, searchParams }: Props) {
  const [{ id }, { from }, identity] = await Promise.all([params, searchParams, requireIdentity()]);
  const queryClient = createQueryClient();
  const now = systemClock.now();
  const page = await loadPage((api) => queryClient.fetchQuery(meetingDetail(api, id)));
  if (page.state === 'ready') {
    const { data } = page;
    const target = invitationTarget(
      { ...data, status: statusNow(data, now), canAnswer: data.can.answer },
      [from].flat()[0],
    );
    if (target !== undefined) redirect(target);
  }

  return (
    <div className={styles.page}>
      {page.state === 'forbidden' ? <MeetingForbidden /> : null}
      {page.state === 'failed' ? (
        <PageFailed title={detailsText.unavailable} failure={page.failure} missing={<MeetingMissing />} />
      ) : null}
      {page.state === 'ready' ? (
        <ServerClockProvider now={now}>
          <Prefetched queries={queryClient}>
            <Invitation
              meetingId={id}
              staffId={identity.staffId}
              userId={identity.userId}
              zone={identity.companyTimeZone}
            />
          </Prefetched>
        </ServerClockProvider>
      ) : null}
    </div>
  );
}
