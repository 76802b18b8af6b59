import type { Metadata } from 'next';
import { requireIdentity } from '@/bff/session/guard/require-identity';
import { loadPage } from '@/bff/upstream/load-page';
import { RoomDetail } from '@/components/room/detail/room-detail';
import styles from '@/components/room/detail/room-detail.module.css';
import { firstDayOf } from '@/components/room/detail/week/room-days';
import { RoomForbidden, RoomMissing } from '@/components/room/detail/room-gone';
import { RoomTrail } from '@/components/room/detail/room-trail';
import { SignAtRoom } from '@/components/room/sign/sign-at-room';
import { PageFailed } from '@/components/failures/page-failed';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { Prefetched } from '@/lib/query/context/prefetched';
import { createQueryClient } from '@/lib/query/context/query-client';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';
import { roomDetailText } from '@/lib/text/zh-cn/room-detail';
import { systemClock } from '@/lib/time/clock';
import { dayOf } from '@/lib/time/day';
import { prefetchRoom } from './prefetch-room';

export const metadata: Metadata = { title: pageTitles.roomDetail };

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function RoomDetailPage({ params, searchParams }: Props) {
  const [{ id: roomId }, query, identity] = await Promise.all([params, searchParams, requireIdentity()]);
  const zone = identity.companyTimeZone;
  const now = systemClock.now();
  const day = firstDayOf({ get: (name) => [query[name]].flat()[0] ?? null }, dayOf(now, zone));
  const queryClient = createQueryClient();
  const page = await loadPage((api) => prefetchRoom({ api, queryClient, roomId, day, zone }));

  return (
    <div className={styles.page}>
      <SignAtRoom roomId={roomId} />
      {page.state === 'ready' ? (
        <ServerClockProvider now={now}>
          <Prefetched queries={queryClient}>
            <RoomDetail roomId={roomId} zone={zone} />
          </Prefetched>
        </ServerClockProvider>
      ) : (
        <RoomTrail />
      )}
      {page.state === 'forbidden' ? <RoomForbidden /> : null}
      {page.state === 'failed' ? (
        <PageFailed title={roomDetailText.loadFailed} failure={page.failure} missing={<RoomMissing />} />
      ) : null}
    </div>
  );
}
