'use client';

import { useQueries, useQuery } from '@tanstack/react-query';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { useServerNow } from '@/components/ui/page/server-clock';
import { ViewLink } from '@/components/ui/links/view-link';
import { useApi } from '@/lib/query/context/api-context';
import { areaTrees, roomCount } from '@/lib/query/room';
import { roomFinderText } from '@/lib/text/zh-cn/room-finder';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { useVainSearch } from '../freed/use-vain-search';
import { activeFilters } from './filters/active-filters';
import { filterOf } from './filters/free/free-time';
import styles from './no-rooms-found.module.css';
import { clearedView, roomsHref, type RoomsView } from './rooms-view';

type Props = { view: RoomsView; zone: string };

/** No room fits: which single condition stands in the way, and how many rooms there are without it. */
export function NoRoomsFound({ view, zone }: Props) {
  const api = useApi();
  const now = useServerNow();
  const { data: areas = [] } = useQuery(areaTrees(api));
  const filters = activeFilters(view, areas);
  useVainSearch(filterOf(view, { now, zone }));
  const steps = filters.flatMap(({ relaxed }) => relaxed);
  const counts = useQueries({
    queries: steps.map((step) => roomCount(api, filterOf(step.view, { now, zone }))),
  });
  const roomsOf = new Map(steps.map((step, index) => [step, counts[index]?.data ?? 0]));
  const helpful = filters.flatMap(({ id, relaxed }) => {
    const step = relaxed.find((each) => roomsOf.get(each));
    return step ? { id, step } : [];
  });

  return (
    <EmptyState
      title={roomsText.empty}
      action={
        <>
          {helpful.map(({ id, step }) => (
            <ViewLink key={id} href={roomsHref(step.view)} className={styles.step}>
              {roomFinderText.found(step.label, roomsOf.get(step) ?? 0)}
            </ViewLink>
          ))}
          <ViewLink href={roomsHref(clearedView(view))} className={styles.clear}>
            {roomGridText.clearFilter}
          </ViewLink>
        </>
      }
    />
  );
}
