import type { Segment } from '@/lib/domain/room/room-day';
import { limits } from '@/lib/domain/limits/limits';
import { minutesOnDay } from '@/lib/time/minutes-on-day';
import { firstColumn } from '../grid/grid-columns';
import { markup, type Markup } from '@/components/ui/layout/markup';
import type { TrackDay } from './track';

type Parts = {
  /** Names a cell whose content does not. */
  label?: string;
  content?: Markup;
};

/** To a hundredth of a pixel or so, where a foreign service's times lie between two quarters. */
const exact = (quarters: number) => Math.round(quarters * 1_000) / 1_000;

/**
 * A stretch of the day as a cell of the grid: columns are quarter hours, after that of the names. The style sheet puts it where its
 * column is, which is said beside the column's number, where it costs an answer least.
 */
export function slotCell(segment: Segment, trackDay: TrackDay, { label, content }: Parts): Markup {
  const minutes = minutesOnDay(segment, trackDay);
  const [from, to] = [minutes.from / limits.slotMinutes, minutes.to / limits.slotMinutes];
  const column = Math.floor(from);
  const columns = Math.max(1, Math.ceil(to) - column);
  const name = label === undefined ? undefined : markup` aria-label="${label}"`;
  return markup`<div role=gridcell aria-colindex=${column + firstColumn} style=--at:${exact(from + firstColumn)};--for:${exact(to - from)} aria-colspan=${columns}${name}>${content}</div>`;
}
