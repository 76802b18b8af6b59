import type { Metadata } from 'next';
import { requireIdentity } from '@/bff/session/guard/require-identity';
import { loadPage } from '@/bff/upstream/load-page';
import { PageFailed } from '@/components/failures/page-failed';
import { SettingsScreen } from '@/components/settings/settings-screen';
import { ForbiddenState } from '@/components/ui/feedback/forbidden-state';
import { Prefetched } from '@/lib/query/context/prefetched';
import { createQueryClient } from '@/lib/query/context/query-client';
import { noticeSettings } from '@/lib/query/notice-settings';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';
import { settingsText } from '@/lib/text/zh-cn/settings';

export const metadata: Metadata = { title: pageTitles.settings };

export default async function SettingsPage() {
  await requireIdentity();
  const queryClient = createQueryClient();
  // The addresses of calendar feeds are secrets, and are read by the screen itself.
  const page = await loadPage((api) => queryClient.fetchQuery(noticeSettings(api)));
  if (page.state === 'forbidden') return <ForbiddenState variant="page" />;
  if (page.state === 'failed') return <PageFailed title={settingsText.failed} failure={page.failure} />;

  return (
    <Prefetched queries={queryClient}>
      <SettingsScreen />
    </Prefetched>
  );
}
