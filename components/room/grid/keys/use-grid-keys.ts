'use client';

import type { KeyboardEvent } from 'react';
import { requestPeek } from '@/components/meeting/peek/peek-link';
import { useToast } from '@/components/ui/toast/toast';
import { segmentAt } from '@/lib/domain/room/room-gaps';
import { clickedWindow, draggedWindow } from '../../draft/draft-window';
import type { RoomDraft } from '../../draft/use-room-draft';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { blockOf } from '../../slot/blocks/blocks-in-row';
import { slotWords } from '../../slot/blocks/slot-words';
import { instantOf, stretchesOf } from '../columns';
import { blockedMoveWords } from './cursor-words';
import type { GridRow } from '../rows/grid-row';
import { nameColumn } from '../grid-columns';
import { moveCursor, type Position } from './move-cursor';
import { rowsInSight } from '../rows/row-heights';
import { isOnGrid, useGridPlace, type GridFacts, type Place } from './use-grid-place';

export type GridKeysOptions = GridFacts & {
  draft: RoomDraft | undefined;
  onDraft: (draft: RoomDraft | undefined) => void;
  /** Takes the keys of a move before all others; answers whether it did. */
  onKey: (event: KeyboardEvent, at: Position) => boolean;
};

/** Explains what the cursor cannot: why a key led nowhere, and on a name that a selection is gone. */
const messageOf = ({ blocked, dropped, column }: Place) =>
  blocked ? blockedMoveWords[blocked] : dropped && column === nameColumn ? roomGridText.dropped : undefined;

const isStarKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.toLowerCase() === 's' && !ctrlKey && !metaKey && !altKey;

/** Handles keys on the grid (UX-01). The grid keeps the focus itself, whatever row they lead to. */
export function useGridKeys({ draft, onDraft, onKey, ...facts }: GridKeysOptions) {
  const { rows, segmentsOf, zone, scrollerRef } = facts;
  const showToast = useToast();
  const { place, rowIndex, positionNow, goTo, released, handlers } = useGridPlace(facts);
  const isSelecting = draft !== undefined && !draft.open && place?.anchor !== undefined;

  /** The range the selection stands for, or what Enter takes without one. */
  function windowAt({ column, anchor }: Position, row: GridRow) {
    const zoned = { day: row.day, zone };
    const to = instantOf(column, zoned);
    return anchor === undefined
      ? clickedWindow(segmentsOf(row), to)
      : draggedWindow(segmentsOf(row), { from: instantOf(anchor, zoned), to });
  }

  /** Books free time, opens the meeting (in its peek by the space bar) or the room, or says why there is nothing to do. */
  function act(at: Position, { key, currentTarget: grid }: KeyboardEvent<HTMLElement>) {
    const row = rows[at.row];
    const line = grid.querySelector(`[data-index="${at.row}"]`);
    if (!row || !line) return;
    if (at.column === nameColumn) {
      line.querySelector<HTMLElement>('[data-name]')?.click();
      return;
    }
    const window = windowAt(at, row);
    if (window) {
      onDraft({ room: row.room, window, open: true });
      return;
    }
    const instant = instantOf(at.column, { day: row.day, zone });
    const segment = segmentAt(segmentsOf(row), instant);
    const block = segment && blockOf(segment, line, segmentsOf(row));
    if (block?.matches('a') && key === ' ') requestPeek(block);
    else if (block?.matches('a')) block.click();
    else showToast(slotWords(segmentsOf(row), instant, zone), 'error');
  }

  function move(at: Position, event: KeyboardEvent<HTMLElement>) {
    const stretches = (index: number) => {
      const row = rows[index];
      return row ? stretchesOf(segmentsOf(row), zone) : [];
    };
    const pageRows = rowsInSight(scrollerRef.current).count;
    const moved = moveCursor(at, event, { rows: rows.length, pageRows, stretchesOf: stretches });
    if (!moved) return;
    event.preventDefault();
    // A link inside that has the focus gives it back with the first key that moves.
    event.currentTarget.focus({ preventScroll: true });
    const row = rows[moved.to.row];
    const window = row && moved.to.anchor !== undefined ? windowAt(moved.to, row) : undefined;
    goTo(moved.to, { by: 'keys', blocked: moved.blocked, dropped: isSelecting && !window });
    if (row && window) {
      const hint = moved.blocked && blockedMoveWords[moved.blocked];
      onDraft({ room: row.room, window, open: false, ...(hint && { hint }) });
    } else if (isSelecting) onDraft(undefined);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    released();
    const { row, column, anchor } = positionNow();
    const at = isSelecting && anchor !== undefined ? { row, column, anchor } : { row, column };
    if (onKey(event, at)) return;
    if (isOnGrid(event) && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      act(at, event);
    } else if (isOnGrid(event) && isStarKey(event)) {
      event.currentTarget.querySelector<HTMLElement>(`[data-index="${row}"] [data-star]`)?.click();
    } else if (event.key === 'Escape' && isSelecting) {
      event.stopPropagation();
      onDraft(undefined);
      goTo({ row, column }, { by: 'keys', dropped: true });
    } else move(at, event);
  }

  return {
    place,
    rowIndex,
    isSelecting,
    message: place && { text: messageOf(place), count: place.count },
    handlers: { ...handlers, onKeyDown },
  };
}
