import { segmentAt } from '@/lib/domain/room/room-gaps';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { orderCodeText } from '@/lib/text/zh-cn/order-codes';
import { formatDuration, formatRange, formatTime } from '@/lib/time/format';
import type { RoomDraft } from '../../draft/use-room-draft';
import { holdWords } from '../../hold/hold-words';
import type { RowHolds } from '../../hold/use-row-holds';
import { slotWords } from '../../slot/blocks/slot-words';
import { instantOf } from '../columns';
import type { GridRow } from '../rows/grid-row';
import type { BlockedMove } from './move-cursor';
import type { Segments } from '../rows/row-segments';

/** Why a key led nowhere. */
export const blockedMoveWords: Record<BlockedMove, string> = {
  'none-free': roomGridText.noMoreFree,
  'last-free': roomGridText.lastFree,
  'not-free': roomGridText.notFree,
  'too-long': orderCodeText.meetingTooLong,
};

type Facts = {
  rows: readonly GridRow[];
  segmentsOf: (row: GridRow) => Segments;
  holdsOf: (row: GridRow) => RowHolds;
  zone: string;
  /** The selection, if there is one. */
  selected?: RoomDraft | undefined;
};

/** The first other room that is free at an instant, as an alternative to one that is not. */
function freeElsewhere(row: GridRow, instant: number, { rows, segmentsOf }: Facts): string | undefined {
  const other = rows.find(
    (each) => each.room.id !== row.room.id && segmentAt(segmentsOf(each), instant)?.kind === 'free',
  );
  return other && roomGridText.freeElsewhere(other.room.name);
}

/**
 * Words for the cursor on a quarter hour: time, state, owner or reason; where it is shut, what is free next and which room is free then.
 */
export function cursorWords(row: GridRow, column: number, facts: Facts): { time: string; words: string } {
  const { zone, selected, segmentsOf, holdsOf } = facts;
  if (selected) {
    const { beginTime, endTime } = selected.window;
    return {
      time: formatRange(selected.window, zone),
      words: roomGridText.selected(formatDuration(endTime - beginTime)),
    };
  }
  const segments = segmentsOf(row);
  const instant = instantOf(column, { day: row.day, zone });
  const isFree = segmentAt(segments, instant)?.kind === 'free';
  const words = [
    slotWords(segments, instant, zone),
    isFree ? undefined : freeElsewhere(row, instant, facts),
    ...holdsOf(row)
      .filter(({ beginTime, endTime }) => beginTime <= instant && instant < endTime)
      .map((hold) => holdWords(hold, zone)),
  ];
  return { time: formatTime(instant, zone), words: words.filter(Boolean).join('，') };
}
