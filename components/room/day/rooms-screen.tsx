'use client';

import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide';
import { useSearchParams } from 'next/navigation';
import { useMemo, useRef } from 'react';
import { DetailsOriginProvider } from '@/components/meeting/details/details-origin';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/layout/icon';
import { useServerNow } from '@/components/ui/page/server-clock';
import { ViewLink } from '@/components/ui/links/view-link';
import { useApi } from '@/lib/query/context/api-context';
import { areaTrees, roomEquipment, roomPages } from '@/lib/query/room';
import { roomFinderText } from '@/lib/text/zh-cn/room-finder';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { dayOf } from '@/lib/time/day';
import { activeFilters } from '../finder/filters/active-filters';
import { ChosenFilters } from '../finder/filters/chosen-filters';
import { FinderDrawer } from '../finder/finder-drawer';
import { FinderPanel } from '../finder/finder-panel';
import { filterOf, judgeFreeTime } from '../finder/filters/free/free-time';
import { useFollowNow } from '../finder/filters/free/use-follow-now';
import { clearedView, roomsHref, roomsView, withValidChoices } from '../finder/rooms-view';
import { dayByKey } from '../finder/day-by-key';
import { useRememberedFilter } from '../finder/filters/use-remembered-filter';
import { loadedRooms, noPages } from './loaded-rooms';
import { RoomsDay } from './rooms-day';
import { RoomsHeader } from './rooms-header';
import { SkipToGrid } from './skip-to-grid';
import styles from './rooms-screen.module.css';
import { useDayOrders } from './orders/use-day-orders';
import { useDaysBeside } from './orders/use-days-beside';
import { useFreeNow } from './orders/use-free-now';
import { usePrintAll } from './use-print-all';

const origin = { from: 'rooms' } as const;

type Props = { zone: string };

/** Every room and its day; the day and all that narrows the list are in the address. */
export function RoomsScreen({ zone }: Props) {
  const api = useApi();
  const now = useServerNow();
  const today = dayOf(now, zone);
  const query = useSearchParams();
  const { data: areas } = useQuery(areaTrees(api));
  const { data: equipment } = useQuery(roomEquipment(api));
  const choices = useMemo(() => ({ areas, equipment }), [areas, equipment]);
  const view = useMemo(() => withValidChoices(roomsView(query, today), choices), [query, today, choices]);
  useRememberedFilter(view, { isBare: query.size === 0 });
  useFollowNow(view, { now, zone });

  const filter = filterOf(view, { now, zone });
  const { window: freeWindow } = judgeFreeTime(view, { now, zone });
  const isToday = view.day === today;
  const pages = useInfiniteQuery({ ...roomPages(api, filter), placeholderData: keepPreviousData });
  const loaded = pages.data?.pages ?? noPages;
  const dayOrders = useDayOrders(loaded, { day: view.day, zone });
  useDaysBeside(pages.isPlaceholderData ? noPages : loaded, { day: view.day, zone });
  const free = useFreeNow(filter, { enabled: isToday && freeWindow === undefined });
  const total = pages.isPlaceholderData ? undefined : loaded[0]?.total;
  const onPrint = usePrintAll(pages, !dayOrders.isReading);
  const filters = activeFilters(view, areas ?? []);
  const resultsRef = useRef<HTMLDivElement>(null);

  return (
    <div className={styles.screen} data-print="wide">
      <SkipToGrid />
      <aside className={styles.side} data-print="hide">
        <FinderPanel view={view} choices={choices} zone={zone} />
        {filters.length > 0 ? (
          <ViewLink href={roomsHref(clearedView(view))}>{roomGridText.clearFilter}</ViewLink>
        ) : null}
        <Button size="small" color="inherit" className={styles.print} onClick={onPrint}>
          <Icon of={Printer} size={16} />
          {roomGridText.printAll}
        </Button>
      </aside>
      <div
        className={styles.main}
        onKeyDown={dayByKey({ day: view.day, today, hrefOf: (day) => roomsHref({ ...view, day }) })}
      >
        <RoomsHeader
          view={view}
          today={today}
          zone={zone}
          counts={{
            total,
            loaded: loadedRooms(loaded),
            free: isToday ? free : 'other-day',
            window: freeWindow,
          }}
          filter={
            <FinderDrawer
              view={view}
              choices={choices}
              zone={zone}
              activeCount={filters.length}
              total={total}
            />
          }
        />
        <ChosenFilters view={view} filters={filters} afterRef={resultsRef} />
        <div
          ref={resultsRef}
          className={styles.results}
          role="group"
          aria-label={roomFinderText.results}
          aria-busy={pages.isPlaceholderData}
          tabIndex={-1}
        >
          <DetailsOriginProvider value={origin}>
            <RoomsDay pages={pages} dayOrders={dayOrders} view={view} zone={zone} />
          </DetailsOriginProvider>
        </div>
      </div>
    </div>
  );
}
