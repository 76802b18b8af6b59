'use client';

import type { CSSProperties, ReactNode } from 'react';
import { useInitialScroll } from '@/components/ui/use-initial-scroll';
import type { Room, RoomOrder } from '@/lib/contract/room';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { dayOf } from '@/lib/time/day';
import { minutesOfDay, minutesPerHour } from '@/lib/time/instant';
import styles from './day-grid.module.css';
import { DayRow, type RowProps } from './day-row';
import { HourScale } from './hour-scale';
import { percentOfDay } from './track';

type Props = Pick<RowProps, 'trackDay' | 'now' | 'isReading' | 'onDraft' | 'onAnchor' | 'draft'> & {
  rooms: readonly Room[];
  ordersOf: (room: Room) => readonly RoomOrder[] | undefined;
  /** Stands under the last row, for instance to load more. */
  end?: ReactNode;
};

/** The hour at the left edge: early enough to see what runs now, never so late that the day ends early. */
function firstHour(now: number, { day, zone }: RowProps['trackDay']): number {
  const hour = Math.floor(minutesOfDay(now, zone) / minutesPerHour);
  if (day !== dayOf(now, zone)) return 8;
  return hour < 8 ? hour : Math.min(Math.max(hour - 2, 8), 13);
}

/** The rooms' day: rooms are rows, the day is their common scale. */
export function DayGrid({ rooms, ordersOf, trackDay, now, draft, end, ...handlers }: Props) {
  const { day, zone } = trackDay;
  const today = dayOf(now, zone);
  const isToday = day === today;
  const isOver = day < today;
  const minutesOver = isToday ? minutesOfDay(now, zone) : 0;
  const overPercent = percentOfDay(minutesOver);
  const scale = {
    '--first-hour': firstHour(now, trackDay),
    ...(isToday && { '--now': overPercent }),
  } as CSSProperties;
  const { scrollerRef, targetRef } = useInitialScroll(day);

  return (
    <div className={styles.frame}>
      <div
        ref={scrollerRef}
        className={styles.scroller}
        role="region"
        aria-label={roomGridText.schedule}
        tabIndex={0}
      >
        <div className={styles.canvas} style={scale}>
          <span ref={targetRef} className={styles.initial} aria-hidden />
          <div className={styles.layer} aria-hidden>
            <div className={styles.over} style={{ width: isOver ? '100%' : overPercent }} />
            {isToday ? <div className={styles.now} style={{ left: overPercent }} /> : null}
          </div>
          <div className={styles.table} role="table" aria-label={roomGridText.rooms}>
            <div className={styles.head} role="row">
              <div className={styles.corner} role="columnheader">
                {roomsText.title}
              </div>
              <HourScale minutesNow={isToday ? minutesOver : undefined} />
            </div>
            {rooms.map((room) => (
              <DayRow
                key={room.id}
                room={room}
                orders={ordersOf(room)}
                trackDay={trackDay}
                now={now}
                draft={draft?.room.id === room.id ? draft : undefined}
                {...handlers}
              />
            ))}
          </div>
          {end ? <div className={styles.more}>{end}</div> : null}
        </div>
      </div>
    </div>
  );
}
