'use client';

import { useCallback, useId, useMemo, useRef, useState } from 'react';
import type { RoomDraft } from '@/components/room/draft/use-room-draft';
import type { GridRow } from '@/components/room/grid/rows/grid-row';
import { DayGrid } from '@/components/room/grid/day-grid';
import { SlotLegend } from '@/components/room/slot/slot-legend';
import type { OrdersOf } from '@/components/room/day/orders/use-day-orders';
import { useServerClock } from '@/components/ui/page/server-clock';
import type { BusyPerson } from '@/lib/contract/schedule';
import type { Room } from '@/lib/contract/room';
import type { Window } from '@/lib/domain/booking/booking-window';
import { bookingFormText } from '@/lib/text/zh-cn/booking-form';
import type { Day } from '@/lib/time/day';
import { formatHeadingDay } from '@/lib/time/format';
import { dayOf } from '@/lib/time/day';
import type { Conflict } from '../conflicts/conflicts';
import { MoreRooms } from '../rooms/more/more-rooms';
import { useFirstRooms } from '../rooms/more/use-first-rooms';
import { withLength } from './clicked-length';
import styles from './form-day.module.css';
import { PeopleRows } from './people-rows';
import { roomRows } from './room-rows';

type Props = {
  rooms: readonly Room[];
  firstIds: readonly string[];
  ordersOf: OrdersOf;
  isReading: boolean;
  day: Day;
  /** The values of the form. */
  window: Window;
  chosenIds: readonly string[];
  conflicts: readonly Conflict[];
  busyPeople: readonly BusyPerson[];
  nameOf: (staffId: string) => string;
  now: number;
  zone: string;
  onPick: (room: Room, window: Window) => void;
};

const idOf = ({ key }: GridRow) => key;

/** The form's time over the day of all rooms: which is free then, and when the chosen ones are (BOOK-11). */
export function FormDay({ rooms, firstIds, ordersOf, day, window, chosenIds, conflicts, ...rest }: Props) {
  const { now, zone, isReading, busyPeople, nameOf, onPick } = rest;
  const titleId = useId();
  const [sketch, setSketch] = useState<RoomDraft>();
  const allRows = useMemo(
    () => roomRows({ rooms, firstIds, ordersOf, day }),
    [rooms, firstIds, ordersOf, day],
  );
  const sectionRef = useRef<HTMLElement>(null);
  const { firsts: rows, rest: unlisted, showMore } = useFirstRooms(allRows, { chosenIds, idOf });
  const picks = chosenIds.map((roomId) => ({
    roomId,
    window,
    clash: conflicts.some((conflict) => conflict.roomId === roomId),
  }));

  const clock = useServerClock();
  const length = window.endTime - window.beginTime;
  const isSketching = sketch !== undefined;
  // The same from one letter of the subject to the next: whatever is handed to the rows draws all of them.
  const take = useCallback(
    (draft: RoomDraft | undefined) => {
      setSketch(draft?.open ? undefined : draft);
      if (!draft?.open) return;
      const row = rows.find(({ room }) => room.id === draft.room.id);
      const picked =
        row && !isSketching
          ? withLength(draft.window, length, { row, now: clock.now(), zone })
          : draft.window;
      onPick(draft.room, picked);
    },
    [rows, isSketching, length, clock, zone, onPick],
  );

  return (
    <section ref={sectionRef} className={styles.day} aria-labelledby={titleId}>
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
        above={<PeopleRows busyPeople={busyPeople} nameOf={nameOf} trackDay={{ day, zone }} now={now} />}
        end={
          unlisted > 0 ? (
            <MoreRooms
              rest={unlisted}
              onMore={showMore}
              next={() => sectionRef.current?.querySelector<HTMLElement>('[role="grid"]')}
            />
          ) : null
        }
        label={bookingFormText.day}
      />
    </section>
  );
}
