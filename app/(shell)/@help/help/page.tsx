import { meetingConfig } from '@/bff/browser-config/meeting-config';
import { env } from '@/bff/config/env';
import { requireIdentity } from '@/bff/session/guard/require-identity';
import { loadPage } from '@/bff/upstream/load-page';
import { PageFailed } from '@/components/failures/page-failed';
import { HelpScreen } from '@/components/help/help-screen';
import { ForbiddenState } from '@/components/ui/feedback/forbidden-state';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { Prefetched } from '@/lib/query/context/prefetched';
import { createQueryClient } from '@/lib/query/context/query-client';
import { helpConfiguration } from '@/lib/query/help';
import { helpText } from '@/lib/text/zh-cn/help';
import { systemClock } from '@/lib/time/clock';
import { frameData } from '@/app/frame-data';

export default async function HelpPage() {
  const { staffId } = await requireIdentity();
  const queryClient = createQueryClient();
  const page = await loadPage((api) => queryClient.fetchQuery(helpConfiguration(api)));
  if (page.state === 'forbidden') return <ForbiddenState variant="page" />;
  if (page.state === 'failed') return <PageFailed title={helpText.loadFailed} failure={page.failure} />;
  const { helpDeskPhone = meetingConfig(env()).helpDeskPhone } = await frameData();
  return (
    <ServerClockProvider now={systemClock.now()}>
      <Prefetched queries={queryClient}>
        <HelpScreen staffId={staffId} phone={helpDeskPhone} />
      </Prefetched>
    </ServerClockProvider>
  );
}
