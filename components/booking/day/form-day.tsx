'use client';

import { useId, useMemo, useState } from 'react';
import type { RoomDraft } from '@/components/room/draft/use-room-draft';
import { DayGrid } from '@/components/room/grid/day-grid';
import { SlotLegend } from '@/components/room/slot-legend';
import type { Room, RoomOrder } from '@/lib/contract/room';
import type { Window } from '@/lib/domain/booking-window';
import { bookingFormText } from '@/lib/text/zh-cn/booking-form';
import type { Day } from '@/lib/time/day';
import { formatHeadingDay } from '@/lib/time/format';
import { dayOf } from '@/lib/time/day';
import type { Conflict } from '../conflicts';
import { withLength } from './clicked-length';
import styles from './form-day.module.css';
import { roomRows } from './room-rows';

type Props = {
  rooms: readonly Room[];
  firstIds: readonly string[];
  /** Left out as long as nobody knows them. */
  orders: readonly RoomOrder[] | undefined;
  isReading: boolean;
  day: Day;
  /** What the form holds. */
  window: Window;
  chosenIds: readonly string[];
  conflicts: readonly Conflict[];
  now: number;
  zone: string;
  onPick: (room: Room, window: Window) => void;
};

/** The form's time over the day of all rooms: which is free then, and when the chosen ones are (BOOK-11). */
export function FormDay({ rooms, firstIds, orders, day, window, chosenIds, conflicts, ...rest }: Props) {
  const { now, zone, isReading, onPick } = rest;
  const titleId = useId();
  const [sketch, setSketch] = useState<RoomDraft>();
  const rows = useMemo(() => roomRows({ rooms, firstIds, orders, day }), [rooms, firstIds, orders, day]);
  const picks = chosenIds.map((roomId) => ({
    roomId,
    window,
    clash: conflicts.some((conflict) => conflict.roomId === roomId),
  }));

  const take = (draft: RoomDraft | undefined) => {
    setSketch(draft?.open ? undefined : draft);
    if (!draft?.open) return;
    const row = rows.find(({ room }) => room.id === draft.room.id);
    const isClick = sketch === undefined;
    onPick(
      draft.room,
      isClick && row
        ? withLength(draft.window, window.endTime - window.beginTime, { row, now, zone })
        : draft.window,
    );
  };

  return (
    <section className={styles.day} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId}>{bookingFormText.day}</h2>
        <span className={styles.date}>{formatHeadingDay(day, dayOf(now, zone))}</span>
        <div className={styles.legend}>
          <SlotLegend />
        </div>
      </header>
      <DayGrid
        rows={rows}
        zone={zone}
        now={now}
        isReading={isReading}
        draft={sketch}
        onDraft={take}
        picks={picks}
        highlight={window}
        label={bookingFormText.day}
      />
    </section>
  );
}
