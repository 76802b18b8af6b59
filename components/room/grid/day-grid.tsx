'use client';

import { Fragment, useId, useMemo, useRef, type CSSProperties, type ReactNode } from 'react';
import { ZoneNote } from '@/components/ui/date/zone-note';
import { useInitialScroll } from '@/components/ui/page/use-initial-scroll';
import type { Window } from '@/lib/domain/booking/booking-window';
import { limits } from '@/lib/domain/limits/limits';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { dayOf } from '@/lib/time/day';
import { minutesOfDay, minutesPerHour, msPerMinute } from '@/lib/time/instant';
import styles from './day-grid.module.css';
import type { RoomDraft } from '../draft/use-room-draft';
import { DayRow } from './rows/day-row';
import type { GridPick, GridRow } from './rows/grid-row';
import { HighlightLayer } from './highlight-layer';
import { HourScale } from './hour-scale';
import { KeyHints } from './keys/key-hints';
import { columnCount, firstColumn } from './grid-columns';
import { PastLayer } from './past-layer';
import { printHours } from './print-hours';
import { useRowHolds } from '../hold/use-row-holds';
import { rowId } from './keys/row-cursor';
import { rowSegments } from './rows/row-segments';
import { useGridLayout } from './use-grid-layout';
import { useGridKeys } from './keys/use-grid-keys';
import { useRowCursor } from './keys/use-row-cursor';
import { useGridMove } from '../move/use-grid-move';
import type { BookingMove } from '../move/booking-move';
import { useVirtualRows } from './rows/use-virtual-rows';

type Props = {
  /** The element id, as a target of links. */
  id?: string;
  /** The loaded rows; keep the array while nothing in it changed. */
  rows: readonly GridRow[];
  /** How many rows there are in all, loaded or not; as many as `rows` when left out. */
  rowCount?: number | undefined;
  zone: string;
  /** The server's time, by `useServerNow()`. */
  now: number;
  /** Whether missing orders are on their way, or could not be read. */
  isReading: boolean;
  /** The booking in the making, as `onDraft` received it; drawn in the row of its room and day. */
  draft?: RoomDraft | undefined;
  /** Receives a range while it is dragged or extended (`open: false`), once it is picked (`open: true`), and undefined once it is dropped. */
  onDraft: (draft: RoomDraft | undefined) => void;
  /** Receives the draft's element, for a card to hang on. */
  onAnchor?: ((element: HTMLElement | null) => void) | undefined;
  /** Times that are chosen already; drawn like a draft, and left alone by dragging and Esc. */
  picks?: readonly GridPick[] | undefined;
  /** Receives one of one's own bookings that was moved; without it none can be. */
  onMove?: ((move: BookingMove) => void) | undefined;
  /** The time that a room is wanted for: a quiet band, and the offer of 预订 where it is free. */
  highlight?: Window | undefined;
  /** A group of rows on the same hours, above the rooms. */
  above?: ReactNode;
  /** Stands under the last row, for instance to load more. */
  end?: ReactNode;
  /** The accessible name of the grid. */
  label?: string;
  /** Stands above the rows' heads. */
  head?: string;
};

/** Variables by which the style sheet places blocks on the tracks. */
const columns = { '--columns': columnCount, '--first-column': firstColumn };
const noPicks: readonly GridPick[] = [];

/** Where a booking belongs: its room and its day. */
const isIn = (row: GridRow, { roomId, window }: GridPick, zone: string) =>
  row.room.id === roomId && dayOf(window.beginTime, zone) === row.day;

const pickOf = ({ room, window }: RoomDraft): GridPick => ({ roomId: room.id, window });

/** The hour at the left edge: early enough to see what runs now. Towards midnight the day's end holds the scroller back. */
const firstHour = (minutesNow: number | undefined): number =>
  minutesNow === undefined
    ? limits.firstHourInSight
    : Math.max(Math.floor(minutesNow / minutesPerHour) - 1, 0);

/**
 * The room grid: rooms (or the days of one room) are rows, the hours of a day are their common scale. It books nothing
 * itself: what one picks on it, by pointer or by keyboard, goes to `onDraft`.
 *
 * @example
 * <DayGrid rows={rows} zone={zone} now={useServerNow()} isReading={false} draft={draft} onDraft={setDraft} />
 */
export function DayGrid({
  id,
  rows,
  rowCount = rows.length,
  zone,
  now,
  draft,
  picks = noPicks,
  highlight,
  above,
  end,
  label = roomGridText.rooms,
  head = roomsText.title,
  onDraft,
  onMove,
  ...rowProps
}: Props) {
  const gridId = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const layout = useGridLayout();
  // Nothing on a row changes within a minute, so nothing is drawn again.
  const minute = now - (now % msPerMinute);
  const segmentsOf = useMemo(() => rowSegments(minute, zone), [minute, zone]);
  const today = dayOf(minute, zone);
  const hasToday = rows.some(({ day }) => day === today);
  const minutesNow = hasToday ? minutesOfDay(minute, zone) : undefined;
  const onlyDay = rows.every(({ day }) => day === rows[0]?.day) ? rows[0]?.day : undefined;
  const { scrollerRef, targetRef, isReadersRef } = useInitialScroll(onlyDay ?? today);
  const facts = { rows, segmentsOf, zone, now: minute, draft };
  const move = useGridMove({ ...facts, listRef, onMove });
  const keys = useGridKeys({ ...facts, onDraft, onKey: move.onKey, scrollerRef });
  const { place, rowIndex, isSelecting, message, handlers } = keys;
  const holdsOf = useRowHolds(zone);
  const shownPicks = move.ghost ? [...picks, move.ghost] : picks;
  const cursor = useRowCursor({ ...facts, holdsOf, gridId, place, isSelecting });
  // Before script runs, keys on the grid would do nothing; on phones they have the rows' own buttons.
  const takesKeys = layout !== 'narrow' && layout !== 'unknown';
  const draftIndex = draft ? rows.findIndex((row) => isIn(row, pickOf(draft), zone)) : -1;
  const { parts, after, measure, tracker } = useVirtualRows({
    keys: useMemo(() => rows.map(({ key }) => key), [rows]),
    layout,
    scrollerRef,
    listRef,
    pinned: [rowIndex, draftIndex],
  });

  const printed =
    layout === 'print'
      ? printHours(
          rows.flatMap(({ orders = [] }) => orders),
          zone,
        )
      : undefined;
  const printedHours = printed && {
    '--print-from': printed.from,
    '--print-hours': printed.to - printed.from,
  };

  return (
    <div className={styles.frame} style={printedHours as CSSProperties | undefined}>
      <div ref={scrollerRef} className={styles.scroller} data-scroller>
        <div
          className={styles.canvas}
          style={{ ...columns, '--first-hour': firstHour(minutesNow) } as CSSProperties}
        >
          <span ref={targetRef} className={styles.initial} aria-hidden />
          {onlyDay === undefined ? null : <PastLayer trackDay={{ day: onlyDay, zone }} now={minute} />}
          {onlyDay === undefined || !highlight ? null : (
            <HighlightLayer
              window={highlight}
              trackDay={{ day: onlyDay, zone }}
              isReadersRef={isReadersRef}
            />
          )}
          <div
            id={id}
            className={styles.table}
            role={layout === 'narrow' ? 'table' : 'grid'}
            aria-label={label}
            aria-describedby={layout === 'narrow' ? undefined : `${gridId}-keys`}
            aria-rowcount={rowCount + 1}
            aria-colcount={columnCount + 1}
            aria-activedescendant={cursor?.id}
            tabIndex={takesKeys ? 0 : undefined}
            {...(takesKeys ? handlers : undefined)}
          >
            <div className={styles.head} role="row" aria-rowindex={1}>
              <div className={styles.corner} role="columnheader" aria-colindex={1}>
                {head}
                <ZoneNote zone={zone} now={minute} />
              </div>
              <HourScale minutesNow={minutesNow} />
            </div>
            {above}
            <div
              ref={listRef}
              role="rowgroup"
              data-peek="hover"
              data-moving={move.ghost !== undefined || undefined}
              onPointerDown={move.onPointerDown}
              onContextMenu={move.onContextMenu}
            >
              {parts.map(({ index, before }) => {
                const row = rows[index];
                if (!row) return null;
                const { key, ...parts } = row;
                return (
                  <Fragment key={key}>
                    {before > 0 ? <div role="presentation" style={{ height: before }} /> : null}
                    <DayRow
                      {...parts}
                      {...rowProps}
                      id={rowId(gridId, index)}
                      index={index}
                      segments={segmentsOf(row)}
                      zone={zone}
                      now={minute}
                      layout={layout}
                      cursor={rowIndex === index ? cursor : undefined}
                      draft={index === draftIndex ? draft : undefined}
                      pick={shownPicks.find((pick) => isIn(row, pick, zone))}
                      holds={holdsOf(row)}
                      highlight={highlight}
                      onDraft={onDraft}
                      measure={measure}
                    />
                  </Fragment>
                );
              })}
              {after > 0 ? <div role="presentation" style={{ height: after }} /> : null}
              {tracker}
            </div>
          </div>
          {end ? <div className={styles.more}>{end}</div> : null}
        </div>
      </div>
      <span aria-live="polite" className="visually-hidden">
        {move.message}
      </span>
      <KeyHints id={`${gridId}-keys`} message={message} />
    </div>
  );
}
