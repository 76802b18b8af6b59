import type { QueryClient } from '@tanstack/react-query';
import { headers } from 'next/headers';
import { requireIdentity } from '@/bff/session/guard/require-identity';
import { rememberedMode } from '@/bff/cookies/schedule-mode';
import { sessionContext } from '@/bff/session/session-context';
import { loadPage } from '@/bff/upstream/load-page';
import { ScheduleScreen } from '@/components/schedule/schedule-screen';
import { namedMode, scheduleView } from '@/components/schedule/schedule-view';
import { weekWindow } from '@/components/schedule/schedule-window';
import { PageFailed } from '@/components/failures/page-failed';
import { ForbiddenState } from '@/components/ui/feedback/forbidden-state';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import type { Api } from '@/lib/client/api';
import { monthRange } from '@/lib/domain/calendar/month-grid';
import { defaultScheduleMode, type ScheduleMode } from '@/lib/domain/calendar/schedule-mode';
import { weekViewRange } from '@/lib/domain/calendar/week/week-layout';
import { Prefetched } from '@/lib/query/context/prefetched';
import { createQueryClient } from '@/lib/query/context/query-client';
import { personConfig } from '@/lib/query/person-config';
import { calendarItems, scheduleRecords } from '@/lib/query/schedule';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import { systemClock } from '@/lib/time/clock';

/** The records that a mode shows; its screen reads the same. */
const recordsWindows = { list: weekWindow, week: weekViewRange };

type Query = Record<string, string | string[] | undefined>;
export type SchedulePageProps = { searchParams: Promise<Query> };

/** /schedule and /meeting_days are one screen under two addresses (SCH-05). */
export async function SchedulePage({ searchParams }: SchedulePageProps) {
  const [query, sent, { staffId, companyTimeZone: zone }] = await Promise.all([
    searchParams,
    headers(),
    requireIdentity(),
  ]);
  const now = systemClock.now();
  const address = asParams(query);
  const cachedMode = rememberedMode(new Headers(sent), sessionContext()) ?? namedMode(address);
  const queryClient = createQueryClient();
  const page = await loadPage(async (api) => {
    const mine = cachedMode ?? (await chosenMode(api, queryClient));
    const { mode, day } = scheduleView(address, { now, zone, rememberedMode: mine });
    if (mode === 'calendar') await queryClient.fetchQuery(calendarItems(api, monthRange(day, zone)));
    else await queryClient.fetchQuery(scheduleRecords(api, recordsWindows[mode](day, zone)));
    return mine;
  });
  if (page.state === 'forbidden') return <ForbiddenState variant="page" />;
  if (page.state === 'failed') return <PageFailed title={scheduleText.failed} failure={page.failure} />;

  return (
    <ServerClockProvider now={now}>
      <Prefetched queries={queryClient}>
        <ScheduleScreen staffId={staffId} zone={zone} rememberedMode={page.data} />
      </Prefetched>
    </ServerClockProvider>
  );
}

/** CFG-04: a browser that remembers no mode takes that of the person's other devices; the list is the first of all. */
async function chosenMode(api: Api, queryClient: QueryClient): Promise<ScheduleMode> {
  await queryClient.prefetchQuery(personConfig(api));
  return queryClient.getQueryData(personConfig(api).queryKey)?.scheduleMode ?? defaultScheduleMode;
}

const asParams = (query: Query) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one ?? ''])),
  );
