import type { Metadata } from 'next';
import { requireIdentity } from '@/bff/session/guard/require-identity';
import { loadPage } from '@/bff/upstream/load-page';
import { ContactScreen } from '@/components/contact/contact-screen';
import { contactView } from '@/components/contact/contact-view';
import { PageFailed } from '@/components/failures/page-failed';
import { ForbiddenState } from '@/components/ui/feedback/forbidden-state';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { Prefetched } from '@/lib/query/context/prefetched';
import { createQueryClient } from '@/lib/query/context/query-client';
import { contactsText } from '@/lib/text/zh-cn/contacts';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';
import { systemClock } from '@/lib/time/clock';
import { prefetchContacts } from './prefetch-contacts';

export const metadata: Metadata = { title: pageTitles.contacts };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ContactPage({ searchParams }: Props) {
  const [query, identity] = await Promise.all([searchParams, requireIdentity()]);
  const { staffId, companyName, companyTimeZone: zone } = identity;
  const view = contactView({ get: (name) => [query[name]].flat()[0] ?? null });
  const queryClient = createQueryClient();
  const page = await loadPage((api) => prefetchContacts({ api, queryClient, view }));
  if (page.state === 'forbidden') return <ForbiddenState variant="page" />;
  if (page.state === 'failed') return <PageFailed title={contactsText.failed} failure={page.failure} />;

  return (
    <ServerClockProvider now={systemClock.now()}>
      <Prefetched queries={queryClient}>
        <ContactScreen staffId={staffId} companyName={companyName} zone={zone} />
      </Prefetched>
    </ServerClockProvider>
  );
}
