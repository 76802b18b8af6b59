import { requireIdentity } from '@/bff/session/guard/require-identity';
import { loadPage } from '@/bff/upstream/load-page';
import type { ApprovalSide } from '@/components/approval/approval-view';
import { RequestForbidden, RequestMissing } from '@/components/approval/detail/request-gone';
import { RequestPage } from '@/components/approval/detail/request-page';
import { PageFailed } from '@/components/failures/page-failed';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { approvalMeeting, approvalRecord } from '@/lib/query/approval';
import { Prefetched } from '@/lib/query/context/prefetched';
import { createQueryClient } from '@/lib/query/context/query-client';
import { approvalCentreText } from '@/lib/text/zh-cn/approval-centre';
import { systemClock } from '@/lib/time/clock';
import styles from './approval-detail-page.module.css';

export type ApprovalDetailProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<{ at?: string | string[] }>;
};
type Props = ApprovalDetailProps & { side: ApprovalSide };

/** The pages of a request of mine and of one to me differ by their reader alone. Neither has a breadcrumb. */
export async function ApprovalDetailPage({ params, searchParams, side }: Props) {
  const [{ id }, { at }, identity] = await Promise.all([params, searchParams, requireIdentity()]);
  const queryClient = createQueryClient();
  const page = await loadPage((api) =>
    Promise.all([
      queryClient.fetchQuery(approvalRecord(api, id)),
      // The request stands without its meeting, which the browser then reads itself.
      queryClient.prefetchQuery(approvalMeeting(api, id)),
    ]),
  );
  if (page.state === 'forbidden') return <RequestForbidden />;
  if (page.state === 'failed')
    return (
      <PageFailed
        title={approvalCentreText.detailFailed}
        failure={page.failure}
        missing={<RequestMissing />}
      />
    );

  return (
    <ServerClockProvider now={systemClock.now()}>
      <Prefetched queries={queryClient}>
        <div className={styles.page}>
          <RequestPage
            id={id}
            side={side}
            staffId={identity.staffId}
            zone={identity.companyTimeZone}
            at={[at].flat()[0]}
          />
        </div>
      </Prefetched>
    </ServerClockProvider>
  );
}
