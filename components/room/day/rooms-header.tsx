'use client';

import type { ReactNode } from 'react';
import { ViewButton } from '@/components/ui/controls/button';
import { MonthJump } from '@/components/ui/date/month-jump';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import type { Day } from '@/lib/time/day';
import { formatFullDay, formatMonth } from '@/lib/time/format';
import { DayStrip } from './day-strip/day-strip';
import styles from './rooms-header.module.css';
import { RoomCount, type RoomCounts } from '../finder/room-count';
import { roomsHref, type RoomsView } from '../finder/rooms-view';
import { SlotLegend } from '../slot/slot-legend';

type Props = {
  view: RoomsView;
  today: Day;
  zone: string;
  counts: RoomCounts;
  filter: ReactNode;
};

export function RoomsHeader({ view, today, zone, counts, filter }: Props) {
  const hrefOf = (day: Day) => roomsHref({ ...view, day });
  return (
    <header className={styles.header}>
      <h1>{roomsText.title}</h1>
      <strong data-print="only">{formatFullDay(view.day)}</strong>
      {counts.total === undefined ? null : (
        <span data-print="only">
          {counts.loaded < counts.total
            ? roomGridText.printedPart(counts.loaded, counts.total)
            : roomGridText.roomCount(counts.total)}
        </span>
      )}
      <RoomCount counts={counts} zone={zone} />
      <div className={styles.strip}>
        <span className={styles.month} data-print="hide">
          {formatMonth(view.day)}
        </span>
        <DayStrip day={view.day} today={today} hrefOf={hrefOf} />
      </div>
      <div className={styles.tools} data-print="hide">
        <ViewButton
          href={hrefOf(today)}
          variant="outlined"
          color="inherit"
          className={styles.today}
          data-chosen={view.day === today}
        >
          {roomsText.today}
        </ViewButton>
        <MonthJump
          day={view.day}
          today={today}
          label={roomGridText.pickDay}
          onPick={(day) => window.history.pushState(null, '', hrefOf(day))}
        />
      </div>
      <div className={styles.filter}>{filter}</div>
      <div className={styles.legend}>
        <SlotLegend />
      </div>
    </header>
  );
}
