import type { Metadata } from 'next';
import { requireIdentity } from '@/bff/session/guard/require-identity';
import { loadPage } from '@/bff/upstream/load-page';
import { approvalView } from '@/components/approval/approval-view';
import { approvalsOf } from '@/components/approval/approvals-of';
import { ApprovalCentre } from '@/components/approval/centre/approval-centre';
import { PageFailed } from '@/components/failures/page-failed';
import { ForbiddenState } from '@/components/ui/feedback/forbidden-state';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { Prefetched } from '@/lib/query/context/prefetched';
import { createQueryClient } from '@/lib/query/context/query-client';
import { approvalCentreText } from '@/lib/text/zh-cn/approval-centre';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';
import { systemClock } from '@/lib/time/clock';

export const metadata: Metadata = { title: pageTitles.approvalCentre };

type Props = { searchParams: Promise<Record<'state' | 'side', string | string[] | undefined>> };

export default async function ApprovalCentrePage({ searchParams }: Props) {
  const [{ state, side }, { companyTimeZone }] = await Promise.all([searchParams, requireIdentity()]);
  const view = approvalView(new URLSearchParams({ state: String(state), side: String(side) }));
  const queryClient = createQueryClient();
  const page = await loadPage((api) => queryClient.fetchInfiniteQuery(approvalsOf(api, view)));
  if (page.state === 'forbidden') return <ForbiddenState variant="page" />;
  if (page.state === 'failed') return <PageFailed title={approvalCentreText.failed} failure={page.failure} />;

  return (
    <ServerClockProvider now={systemClock.now()}>
      <Prefetched queries={queryClient}>
        <ApprovalCentre zone={companyTimeZone} />
      </Prefetched>
    </ServerClockProvider>
  );
}
