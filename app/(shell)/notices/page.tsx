import type { Metadata } from 'next';
import { requireIdentity } from '@/bff/session/guard/require-identity';
import { loadPage } from '@/bff/upstream/load-page';
import { PageFailed } from '@/components/failures/page-failed';
import { NoticesScreen } from '@/components/notice/notices-screen';
import { ForbiddenState } from '@/components/ui/feedback/forbidden-state';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { Prefetched } from '@/lib/query/context/prefetched';
import { createQueryClient } from '@/lib/query/context/query-client';
import { noticePages } from '@/lib/query/notice';
import { noticesText } from '@/lib/text/zh-cn/notices';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';
import { systemClock } from '@/lib/time/clock';

export const metadata: Metadata = { title: pageTitles.notices };

export default async function NoticesPage() {
  const { companyTimeZone } = await requireIdentity();
  const queryClient = createQueryClient();
  const page = await loadPage((api) => queryClient.fetchInfiniteQuery(noticePages(api)));
  if (page.state === 'forbidden') return <ForbiddenState variant="page" />;
  if (page.state === 'failed') return <PageFailed title={noticesText.failed} failure={page.failure} />;

  return (
    <ServerClockProvider now={systemClock.now()}>
      <Prefetched queries={queryClient}>
        <NoticesScreen zone={companyTimeZone} />
      </Prefetched>
    </ServerClockProvider>
  );
}
