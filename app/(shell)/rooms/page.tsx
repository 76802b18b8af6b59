import type { Metadata } from 'next';
import { requireIdentity } from '@/bff/session/guard/require-identity';
import { loadPage } from '@/bff/upstream/load-page';
import { RoomsScreen } from '@/components/room/day/rooms-screen';
import { roomsView } from '@/components/room/finder/rooms-view';
import { PageFailed } from '@/components/failures/page-failed';
import { ForbiddenState } from '@/components/ui/feedback/forbidden-state';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { Prefetched } from '@/lib/query/context/prefetched';
import { createQueryClient } from '@/lib/query/context/query-client';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { systemClock } from '@/lib/time/clock';
import { dayOf } from '@/lib/time/day';
import { prefetchRooms } from './prefetch-rooms';

export const metadata: Metadata = { title: pageTitles.rooms };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function RoomsPage({ searchParams }: Props) {
  const [query, { companyTimeZone: zone }] = await Promise.all([searchParams, requireIdentity()]);
  const now = systemClock.now();
  const view = roomsView({ get: (name) => [query[name]].flat()[0] ?? null }, dayOf(now, zone));
  const queryClient = createQueryClient();
  const page = await loadPage((api) => prefetchRooms({ api, queryClient, view, now, zone }));
  if (page.state === 'forbidden') return <ForbiddenState variant="page" />;
  if (page.state === 'failed') return <PageFailed title={roomGridText.loadFailed} failure={page.failure} />;

  return (
    <ServerClockProvider now={now}>
      <Prefetched queries={queryClient}>
        <RoomsScreen zone={zone} />
      </Prefetched>
    </ServerClockProvider>
  );
}
