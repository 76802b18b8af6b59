import { headers } from 'next/headers';
import { requireIdentity } from '@/bff/session/guard/require-identity';
import { rememberedMode } from '@/bff/cookies/schedule-mode';
import { sessionContext } from '@/bff/session/session-context';
import { loadPage } from '@/bff/upstream/load-page';
import { ScheduleScreen } from '@/components/schedule/schedule-screen';
import { scheduleView } from '@/components/schedule/schedule-view';
import { weekWindow } from '@/components/schedule/schedule-window';
import { PageFailed } from '@/components/failures/page-failed';
import { ForbiddenState } from '@/components/ui/feedback/forbidden-state';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { monthRange } from '@/lib/domain/calendar/month-grid';
import { Prefetched } from '@/lib/query/context/prefetched';
import { createQueryClient } from '@/lib/query/context/query-client';
import { calendarItems, scheduleRecords } from '@/lib/query/schedule';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import { systemClock } from '@/lib/time/clock';

type Query = Record<string, string | string[] | undefined>;
export type SchedulePageProps = { searchParams: Promise<Query> };

/** /schedule and /meeting_days are one screen under two addresses (SCH-05). */
export async function SchedulePage({ searchParams }: SchedulePageProps) {
  const [query, sent, { staffId, companyTimeZone: zone }] = await Promise.all([
    searchParams,
    headers(),
    requireIdentity(),
  ]);
  const mine = rememberedMode(new Headers(sent), sessionContext()) ?? 'list';
  const now = systemClock.now();
  const { mode, day } = scheduleView(asParams(query), { now, zone, rememberedMode: mine });
  const queryClient = createQueryClient();
  const page = await loadPage(async (api) => {
    if (mode === 'calendar') await queryClient.fetchQuery(calendarItems(api, monthRange(day, zone)));
    else await queryClient.fetchQuery(scheduleRecords(api, weekWindow(day, zone)));
  });
  if (page.state === 'forbidden') return <ForbiddenState variant="page" />;
  if (page.state === 'failed') return <PageFailed title={scheduleText.failed} failure={page.failure} />;

  return (
    <ServerClockProvider now={now}>
      <Prefetched queries={queryClient}>
        <ScheduleScreen staffId={staffId} zone={zone} rememberedMode={mine} />
      </Prefetched>
    </ServerClockProvider>
  );
}

const asParams = (query: Query) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one ?? ''])),
  );
