'use client';

import {
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { useToast } from '@/components/ui/toast';
import { segmentAt } from '@/lib/domain/room-gaps';
import { clickedWindow, draggedWindow } from '../draft/draft-window';
import type { RoomDraft } from '../draft/use-room-draft';
import { slotWords } from '../slot/slot-words';
import { instantUnder } from '../slot/track';
import { deadWords } from './cursor-words';
import { columnAt, firstColumn, instantOf, stretchesOf } from './columns';
import type { GridRow } from './grid-row';
import { moveCursor, nameColumn, type Dead, type Position } from './move-cursor';
import { rowsInSight } from './row-heights';
import type { Segments } from './row-segments';

/** Where the keyboard is, by the row's key, so that it stays with its row when others come and go. */
export type Place = {
  key: string;
  column: number;
  anchor?: number | undefined;
  /** One has just come into the row: it is to be introduced. */
  entered: boolean;
  /** A pointer's place is where keys go on from; it is not shown. */
  by: 'keys' | 'pointer';
  dead?: Dead | undefined;
  /** Counts the keys, so that what is said twice is spoken twice. */
  count: number;
};

type Options = {
  rows: readonly GridRow[];
  segmentsOf: (row: GridRow) => Segments;
  zone: string;
  now: number;
  draft: RoomDraft | undefined;
  onDraft: (draft: RoomDraft | undefined) => void;
  scrollerRef: RefObject<HTMLElement | null>;
};

const isOnGrid = (event: { target: EventTarget; currentTarget: EventTarget }) =>
  event.target === event.currentTarget;

/** The keyboard on the grid: where it is, and what its keys do (UX-01). The grid itself keeps the focus, whatever row it is on. */
export function useGridKeys({ rows, segmentsOf, zone, now, draft, onDraft, scrollerRef }: Options) {
  const showToast = useToast();
  const sight = () => rowsInSight(scrollerRef.current);
  const [place, setPlace] = useState<Place>();
  const [hasFocus, setHasFocus] = useState(false);
  const pressed = useRef(false);

  const found = place ? rows.findIndex(({ key }) => key === place.key) : -1;
  const isSelecting = draft !== undefined && !draft.open && place?.anchor !== undefined;

  function goTo({ row, column, anchor }: Position, how: Pick<Place, 'by' | 'dead'>) {
    const key = rows[row]?.key;
    if (key === undefined) return;
    setPlace((last) => ({
      key,
      column,
      anchor,
      entered: last?.key !== key || last.by === 'pointer',
      count: (last?.count ?? 0) + 1,
      ...how,
    }));
  }

  function positionNow(): Position {
    if (place && found >= 0)
      return { row: found, column: place.column, ...(isSelecting && { anchor: place.anchor }) };
    const row = Math.min(Math.max(sight().first, 0), rows.length - 1);
    const first = rows[row];
    return { row, column: first ? firstColumn(segmentsOf(first), now, zone) : 0 };
  }

  /** The range the selection stands for, or what Enter takes without one. */
  function windowAt({ column, anchor }: Position, row: GridRow) {
    const zoned = { day: row.day, zone };
    const to = instantOf(column, zoned);
    return anchor === undefined
      ? clickedWindow(segmentsOf(row), to)
      : draggedWindow(segmentsOf(row), { from: instantOf(anchor, zoned), to });
  }

  function act(at: Position, grid: HTMLElement) {
    const row = rows[at.row];
    if (!row) return;
    const line = grid.querySelector(`[data-index="${at.row}"]`);
    if (at.column === nameColumn) {
      line?.querySelector<HTMLElement>('[data-name]')?.click();
      return;
    }
    const window = windowAt(at, row);
    if (window) {
      onDraft({ room: row.room, window, open: true });
      return;
    }
    const instant = instantOf(at.column, { day: row.day, zone });
    const orderNo = segmentAt(segmentsOf(row), instant)?.order?.orderNo;
    const links = [...(line?.querySelectorAll<HTMLElement>('a[data-order]') ?? [])];
    const link = links.find(({ dataset }) => dataset.order === orderNo);
    if (link) link.click();
    else showToast(slotWords(segmentsOf(row), instant, zone), 'error');
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    pressed.current = false;
    if (!isOnGrid(event) || rows.length === 0) return;
    const at = positionNow();
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      act(at, event.currentTarget);
      return;
    }
    if (event.key === 'Escape' && isSelecting) {
      event.stopPropagation();
      onDraft(undefined);
      goTo({ row: at.row, column: at.column }, { by: 'keys' });
      return;
    }
    const stretches = (index: number) => {
      const row = rows[index];
      return row ? stretchesOf(segmentsOf(row), zone) : [];
    };
    const move = moveCursor(at, event, {
      rows: rows.length,
      pageRows: sight().count,
      stretchesOf: stretches,
    });
    if (!move) return;
    event.preventDefault();
    goTo(move.to, { by: 'keys', dead: move.dead });
    const row = rows[move.to.row];
    const window = row && move.to.anchor !== undefined ? windowAt(move.to, row) : undefined;
    if (row && window) onDraft({ room: row.room, window, open: false });
    else if (isSelecting) onDraft(undefined);
  }

  function onFocus(event: FocusEvent<HTMLElement>) {
    if (!isOnGrid(event)) return;
    setHasFocus(true);
    if (!pressed.current && event.currentTarget.matches(':focus-visible'))
      goTo(positionNow(), { by: 'keys' });
  }

  function onBlur(event: FocusEvent<HTMLElement>) {
    if (isOnGrid(event)) setHasFocus(false);
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    pressed.current = false;
    const track = (event.target as Element).closest('[data-track]');
    const row = Number(track?.closest<HTMLElement>('[data-index]')?.dataset.index);
    const day = rows[row]?.day;
    if (!track || day === undefined) return;
    goTo(
      { row, column: columnAt(instantUnder(event.clientX, track, { day, zone }), zone) },
      { by: 'pointer' },
    );
  }

  return {
    place: hasFocus && found >= 0 ? place : undefined,
    rowIndex: found,
    message: place?.dead && { text: deadWords[place.dead], count: place.count },
    isSelecting,
    handlers: {
      onKeyDown,
      onFocus,
      onBlur,
      onClick,
      onPointerDown: () => {
        pressed.current = true;
      },
    },
  };
}
