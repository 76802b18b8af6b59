'use client';

import { useId, useMemo } from 'react';
import { QueryFailed } from '@/components/ui/feedback/query-failed';
import { useServerNow } from '@/components/ui/page/server-clock';
import type { Room } from '@/lib/contract/room';
import { roomDetailText } from '@/lib/text/zh-cn/room-detail';
import { dayOf, type Day } from '@/lib/time/day';
import { DayGrid } from '../../grid/day-grid';
import { LazyDraftCard } from '../../draft/lazy-draft-card';
import { pickOfMove } from '../../move/booking-move';
import { LazyMoveCard } from '../../move/lazy-move-card';
import { useMoveBooking } from '../../move/use-move-booking';
import { useRoomDraft } from '../../draft/use-room-draft';
import { firstFree } from './first-free';
import { RoomWeekHeader } from './room-week-header';
import styles from './room-week.module.css';
import { useRoomWeek } from './use-room-week';

type Props = { room: Room; first: Day; zone: string };

/** ROOM-05: one room on the common grid, a row for each of the coming days, and the booking one makes there. */
export function RoomWeek({ room, first, zone }: Props) {
  const now = useServerNow();
  const today = dayOf(now, zone);
  const titleId = useId();
  const { rows, query } = useRoomWeek(room, { first, today, zone });
  const { grid, card } = useRoomDraft({ rows, zone });
  const { onMove, pending, question, confirm, close } = useMoveBooking({ zone });
  const picks = useMemo(() => pending && [pickOfMove(pending, zone)], [pending, zone]);
  const offered = firstFree(rows, { now, zone });

  return (
    <section className={styles.week} aria-labelledby={titleId}>
      <RoomWeekHeader
        first={first}
        today={today}
        titleId={titleId}
        onBook={offered && (() => grid.onDraft({ room, window: offered, open: true }))}
      />
      <QueryFailed title={roomDetailText.ordersFailed} query={query} />
      <div className={styles.grid}>
        <DayGrid
          rows={rows}
          zone={zone}
          now={now}
          isReading={query.isFetching}
          {...grid}
          picks={picks}
          onMove={pending ? undefined : onMove}
          label={roomDetailText.schedule}
          head={roomDetailText.day}
        />
      </div>
      {card ? <LazyDraftCard {...card} /> : null}
      {question ? <LazyMoveCard question={question} zone={zone} onConfirm={confirm} onClose={close} /> : null}
    </section>
  );
}
