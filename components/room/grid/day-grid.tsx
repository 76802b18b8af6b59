'use client';

import type { CSSProperties, ReactNode } from 'react';
import { useInitialScroll } from '@/components/ui/use-initial-scroll';
import type { Window } from '@/lib/domain/booking-window';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { dayOf } from '@/lib/time/day';
import { minutesOfDay, minutesPerHour } from '@/lib/time/instant';
import styles from './day-grid.module.css';
import type { RoomDraft } from '../draft/use-room-draft';
import { DayRow } from './day-row';
import type { GridPick, GridRow } from './grid-row';
import { HighlightLayer } from './highlight-layer';
import { HourScale } from './hour-scale';
import { PastLayer } from './past-layer';

type Props = {
  /** The loaded rows; keep the array while nothing in it changed. */
  rows: readonly GridRow[];
  /** How many rows there are in all, loaded or not; as many as `rows` when left out. */
  rowCount?: number | undefined;
  zone: string;
  /** The server's time, by `useServerNow()`. */
  now: number;
  /** Whether missing orders are on their way, or could not be read. */
  isReading: boolean;
  /** The booking in the making, as `onDraft` told it; drawn in the row of its room and day. */
  draft?: RoomDraft | undefined;
  /** Told a range while it is dragged or extended (`open: false`), once it is picked (`open: true`), and that it was dropped. */
  onDraft: (draft: RoomDraft | undefined) => void;
  /** Told the draft's element, for a card to hang on. */
  onAnchor?: ((element: HTMLElement | null) => void) | undefined;
  /** Times that are chosen already; drawn like a draft, and left alone by dragging and Esc. */
  picks?: readonly GridPick[] | undefined;
  /** The time that somebody looks for a room at: a quiet band, and what 预订 offers where it is free. */
  highlight?: Window | undefined;
  /** Stands under the last row, for instance to load more. */
  end?: ReactNode;
  /** What the rows are, spoken. */
  label?: string;
};

const noPicks: readonly GridPick[] = [];

/** Where a booking belongs: its room and its day. */
const isIn = (row: Omit<GridRow, 'key'>, { roomId, window }: GridPick, zone: string) =>
  row.room.id === roomId && dayOf(window.beginTime, zone) === row.day;

/** The hour at the left edge: early enough to see what runs now, never so late that the day ends early. */
function firstHour(minutesNow: number | undefined): number {
  const hour = Math.floor((minutesNow ?? 0) / minutesPerHour);
  if (minutesNow === undefined) return 8;
  return hour < 8 ? hour : Math.min(Math.max(hour - 2, 8), 13);
}

/**
 * The room grid: rooms (or the days of one room) are rows, the hours of a day are their common scale. It books nothing
 * itself: what one picks on it, by pointer or by keyboard, goes to `onDraft`.
 *
 * @example
 * <DayGrid rows={rows} zone={zone} now={useServerNow()} isReading={false} draft={draft} onDraft={setDraft} />
 */
export function DayGrid({
  rows,
  rowCount = rows.length,
  zone,
  now,
  draft,
  picks = noPicks,
  highlight,
  end,
  label = roomGridText.rooms,
  ...handlers
}: Props) {
  const today = dayOf(now, zone);
  const hasToday = rows.some(({ day }) => day === today);
  const minutesNow = hasToday ? minutesOfDay(now, zone) : undefined;
  const onlyDay = rows.every(({ day }) => day === rows[0]?.day) ? rows[0]?.day : undefined;
  const { scrollerRef, targetRef } = useInitialScroll(onlyDay ?? today);

  return (
    <div className={styles.frame}>
      <div
        ref={scrollerRef}
        className={styles.scroller}
        role="region"
        aria-label={roomGridText.schedule}
        tabIndex={0}
      >
        <div className={styles.canvas} style={{ '--first-hour': firstHour(minutesNow) } as CSSProperties}>
          <span ref={targetRef} className={styles.initial} aria-hidden />
          {onlyDay === undefined ? null : <PastLayer trackDay={{ day: onlyDay, zone }} now={now} />}
          {onlyDay === undefined || !highlight ? null : (
            <HighlightLayer window={highlight} trackDay={{ day: onlyDay, zone }} />
          )}
          <div className={styles.table} role="table" aria-label={label} aria-rowcount={rowCount + 1}>
            <div className={styles.head} role="row" aria-rowindex={1}>
              <div className={styles.corner} role="columnheader">
                {roomsText.title}
              </div>
              <HourScale minutesNow={minutesNow} />
            </div>
            {rows.map(({ key, ...row }, index) => (
              <DayRow
                key={key}
                {...row}
                index={index}
                zone={zone}
                now={now}
                draft={
                  draft && isIn(row, { roomId: draft.room.id, window: draft.window }, zone)
                    ? draft
                    : undefined
                }
                pick={picks.find((pick) => isIn(row, pick, zone))}
                highlight={highlight}
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
