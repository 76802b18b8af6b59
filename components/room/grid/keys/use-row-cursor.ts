import { createElement, useMemo } from 'react';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { roomFactsText } from '../../facts/room-facts-text';
import { rowWords } from '../../slot/blocks/slot-words';
import type { RoomDraft } from '../../draft/use-room-draft';
import type { RowHolds } from '../../hold/use-row-holds';
import { CursorCell } from './cursor-cell';
import { cursorWords, blockedMoveWords } from './cursor-words';
import type { GridRow } from '../rows/grid-row';
import { nameColumn } from '../grid-columns';
import { rowId, type RowCursor } from './row-cursor';
import type { Segments } from '../rows/row-segments';
import type { Place } from './use-grid-place';

type Options = {
  gridId: string;
  rows: readonly GridRow[];
  segmentsOf: (row: GridRow) => Segments;
  holdsOf: (row: GridRow) => RowHolds;
  zone: string;
  now: number;
  draft: RoomDraft | undefined;
  place: Place | undefined;
  isSelecting: boolean;
};

/** The keyboard's place as its row draws and speaks it; the same object as long as it says the same. */
export function useRowCursor({ gridId, rows, segmentsOf, holdsOf, draft, place, ...rest }: Options) {
  const { zone, now, isSelecting } = rest;
  const selected = isSelecting ? draft : undefined;
  return useMemo((): RowCursor | undefined => {
    const index = place ? rows.findIndex(({ key }) => key === place.key) : -1;
    const row = rows[index];
    if (!place || !row) return undefined;
    const { column, by, entered, dropped } = place;
    const head = rowId(gridId, index);
    const common = { column, byKeys: by === 'keys' };
    if (column === nameColumn) return { ...common, id: head, cell: null };
    const { time, words } = cursorWords(row, column, { rows, segmentsOf, holdsOf, zone, selected });
    const gaveUp = dropped ? `${roomGridText.dropped}，` : '';
    const facts = row.heading?.detail ?? roomFactsText(row.room);
    const title = row.heading?.title ?? row.room.name;
    const introduction = `${title}，${rowWords({ facts, segments: segmentsOf(row), day: row.day, now, zone })}`;
    // Another one for each step: screen readers speak when the active element changes, not when its name does.
    const id = `${head}-${column}-${place.count}`;
    const cell = createElement(CursorCell, {
      ...common,
      key: id,
      id,
      selected: selected !== undefined,
      time,
      words: `${gaveUp}${place.blocked ? blockedMoveWords[place.blocked] : words}`,
      spoken: `${gaveUp}${entered ? introduction : ''}${time} ${words}`,
    });
    return { ...common, id, cell };
  }, [gridId, rows, segmentsOf, holdsOf, zone, now, place, selected]);
}
