'use client';

import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LoadMore } from '@/components/ui/controls/load-more';
import { LoadFailed } from '@/components/ui/feedback/load-failed';
import { QueryFailed } from '@/components/ui/feedback/query-failed';
import { useServerNow } from '@/components/ui/page/server-clock';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { DayGrid } from '../grid/day-grid';
import { DayGridSkeleton } from '../grid/day-grid-skeleton';
import { noPages, type RoomPage } from './loaded-rooms';
import { gridId } from './skip-to-grid';
import styles from './rooms-screen.module.css';
import { judgeFreeTime } from '../finder/filters/free/free-time';
import { NoRoomsFound } from '../finder/no-rooms-found';
import type { RoomsView } from '../finder/rooms-view';
import type { DayOrders } from './orders/use-day-orders';
import { LazyDraftCard } from '../draft/lazy-draft-card';
import { pickOfMove } from '../move/booking-move';
import { LazyMoveCard } from '../move/lazy-move-card';
import { useMoveBooking } from '../move/use-move-booking';
import { useRoomDraft } from '../draft/use-room-draft';

type Props = {
  pages: UseInfiniteQueryResult<InfiniteData<RoomPage>>;
  /** The bookings of those rooms on the day. */
  dayOrders: DayOrders;
  view: RoomsView;
  zone: string;
};

/** The day grid in each of its states, with the booking one makes on it. */
export function RoomsDay({ pages, dayOrders, view, zone }: Props) {
  const now = useServerNow();
  const { day } = view;
  const loaded = pages.data?.pages ?? noPages;
  const { ordersOf, error, retry, isRetrying } = dayOrders;
  const rows = useMemo(
    () =>
      loaded.flatMap((page) =>
        page.list.map((room) => ({ key: room.id, room, day, orders: ordersOf(room) })),
      ),
    [loaded, day, ordersOf],
  );
  const { window } = judgeFreeTime(view, { now, zone });
  const { beginTime, endTime } = window ?? {};
  const highlight = useMemo(
    () => (beginTime === undefined || endTime === undefined ? undefined : { beginTime, endTime }),
    [beginTime, endTime],
  );
  const { grid, card } = useRoomDraft({ rows, zone });
  const { onMove, pending, question, confirm, close } = useMoveBooking({ zone });
  const picks = useMemo(() => pending && [pickOfMove(pending, zone)], [pending, zone]);

  if (pages.isPending) return <DayGridSkeleton />;
  if (pages.isError && rows.length === 0) {
    return (
      <div className={styles.state}>
        <QueryFailed title={roomGridText.loadFailed} query={pages} />
      </div>
    );
  }
  if (rows.length === 0) {
    return (
      <div className={styles.state}>
        <NoRoomsFound view={view} zone={zone} />
      </div>
    );
  }
  return (
    <>
      <DayGrid
        id={gridId}
        rows={rows}
        highlight={highlight}
        rowCount={loaded.at(-1)?.total}
        zone={zone}
        isReading={!error || isRetrying}
        now={now}
        {...grid}
        picks={picks}
        onMove={pending ? undefined : onMove}
        end={
          pages.hasNextPage ? (
            <LoadMore loading={pages.isFetchingNextPage} onReach={() => void pages.fetchNextPage()} />
          ) : null
        }
      />
      {error ? (
        <div className={`${styles.state} ${styles.notice}`} data-print="hide">
          <LoadFailed
            title={roomGridText.ordersFailed}
            error={error}
            onRetry={retry}
            isRetrying={isRetrying}
            variant="slim"
          />
        </div>
      ) : null}
      {card ? <LazyDraftCard {...card} /> : null}
      {question ? <LazyMoveCard question={question} zone={zone} onConfirm={confirm} onClose={close} /> : null}
    </>
  );
}
