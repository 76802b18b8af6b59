'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { useServerClock, useServerNow } from '@/components/ui/server-clock';
import { useApi } from '@/lib/query/api-context';
import { areaTrees, roomPages, roomsFreeNow } from '@/lib/query/room';
import { dayOf } from '@/lib/time/day';
import { AreaFilter } from './area-filter';
import { RoomsDay } from './rooms-day';
import { RoomsFilterDrawer } from './rooms-filter-drawer';
import { RoomsHeader } from './rooms-header';
import styles from './rooms-screen.module.css';
import { filterOf, roomsView, withKnownAreas } from './rooms-view';
import { useRememberedAreas } from './use-remembered-areas';

type Props = { companyId: string; zone: string };

/** Every room and its day; day, areas and search are in the address. */
export function RoomsScreen({ companyId, zone }: Props) {
  const api = useApi();
  const clock = useServerClock();
  const today = dayOf(useServerNow(), zone);
  const query = useSearchParams();
  const { data: areas } = useQuery(areaTrees(api));
  const view = useMemo(() => {
    const asked = roomsView(query, today);
    return areas ? withKnownAreas(asked, areas) : asked;
  }, [query, today, areas]);
  useRememberedAreas(view, companyId);

  const filter = filterOf(view);
  const pages = useInfiniteQuery(roomPages(api, filter));
  const { data: free } = useQuery(roomsFreeNow(api, { filter, moment: () => ({ now: clock.now(), zone }) }));

  return (
    <div className={styles.screen}>
      <aside className={styles.side}>
        <AreaFilter view={view} />
      </aside>
      <div className={styles.main}>
        <RoomsHeader
          view={view}
          today={today}
          total={pages.data?.pages[0]?.total}
          free={free}
          filter={<RoomsFilterDrawer view={view} />}
        />
        <RoomsDay pages={pages} view={view} zone={zone} />
      </div>
    </div>
  );
}
