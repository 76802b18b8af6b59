'use client';

import { useRef, useState, type FocusEvent, type MouseEvent, type RefObject } from 'react';
import { bookedAs } from '../../slot/blocks/blocks-in-row';
import { instantUnder } from '../../slot/track';
import { columnAt, firstColumn } from '../columns';
import type { GridRow } from '../rows/grid-row';
import { nameColumn } from '../grid-columns';
import type { BlockedMove, Position } from './move-cursor';
import { rowsInSight } from '../rows/row-heights';
import type { Segments } from '../rows/row-segments';

/** Where the keyboard is, by the row's key, so that it stays with its row when others come and go. */
export type Place = {
  key: string;
  column: number;
  anchor?: number | undefined;
  /** One has just come into the row: it is to be introduced. */
  entered: boolean;
  /** A pointer's place is where keys go on from; it is not shown. */
  by: 'keys' | 'pointer';
  blocked?: BlockedMove | undefined;
  /** A selection was given up for it. */
  dropped?: boolean;
  /** Counts the keys, so that what is said twice is spoken twice. */
  count: number;
};

export type GridFacts = {
  rows: readonly GridRow[];
  segmentsOf: (row: GridRow) => Segments;
  zone: string;
  now: number;
  scrollerRef: RefObject<HTMLElement | null>;
};

export const isOnGrid = (event: { target: EventTarget; currentTarget: EventTarget }) =>
  event.target === event.currentTarget;

const lineAround = (element: Element) => element.closest<HTMLElement>('[data-index]');
const rowAround = (element: Element) => Number(lineAround(element)?.dataset.index);

/** The keyboard's place on the grid, which pointers and focus inside a row move as well. */
export function useGridPlace({ rows, segmentsOf, zone, now, scrollerRef }: GridFacts) {
  const [place, setPlace] = useState<Place>();
  const [hasFocus, setHasFocus] = useState(false);
  const pressed = useRef(false);
  const rowIndex = place ? rows.findIndex(({ key }) => key === place.key) : -1;

  function goTo({ row, column, anchor }: Position, how: Pick<Place, 'by' | 'blocked' | 'dropped'>) {
    const key = rows[row]?.key;
    if (key === undefined) return;
    setPlace((last) => ({
      key,
      column,
      anchor,
      entered: last?.key !== key || last.by === 'pointer',
      count: (last?.count ?? 0) + 1,
      dropped: false,
      ...how,
    }));
  }

  function positionNow(): Position {
    if (place && rowIndex >= 0)
      return {
        row: rowIndex,
        column: place.column,
        ...(place.anchor !== undefined && { anchor: place.anchor }),
      };
    const row = Math.min(rowsInSight(scrollerRef.current).first, rows.length - 1);
    const first = rows[row];
    return { row, column: first ? firstColumn(segmentsOf(first), { day: first.day, now, zone }) : 0 };
  }

  /** Focus on a link inside, for instance on the booking one has just made: keys go on from there. */
  function followFocus(element: HTMLElement) {
    const line = lineAround(element);
    const row = rowAround(element);
    const target = rows[row];
    if (!line || !target) return;
    const segment = bookedAs(element, line, segmentsOf(target));
    goTo({ row, column: segment ? columnAt(segment.beginTime, zone) : nameColumn }, { by: 'pointer' });
  }

  return {
    place: hasFocus && rowIndex >= 0 ? place : undefined,
    rowIndex,
    positionNow,
    goTo,
    released: () => {
      pressed.current = false;
    },
    handlers: {
      onFocus(event: FocusEvent<HTMLElement>) {
        if (!isOnGrid(event)) return followFocus(event.target as HTMLElement);
        setHasFocus(true);
        if (!pressed.current && event.currentTarget.matches(':focus-visible'))
          goTo(positionNow(), { by: 'keys' });
      },
      onBlur(event: FocusEvent<HTMLElement>) {
        if (isOnGrid(event)) setHasFocus(false);
      },
      onPointerDown() {
        pressed.current = true;
      },
      onClick(event: MouseEvent<HTMLElement>) {
        pressed.current = false;
        // A key's click on a link has no place of its own.
        if (event.detail === 0) return;
        const track = (event.target as Element).closest('[data-track]');
        const row = track ? rowAround(track) : Number.NaN;
        const day = rows[row]?.day;
        if (!track || day === undefined) return;
        goTo(
          { row, column: columnAt(instantUnder(event.clientX, track, { day, zone }), zone) },
          { by: 'pointer' },
        );
      },
    },
  };
}
