import type { Segment } from '@/lib/domain/room-day';
import { limits } from '@/lib/domain/limits';
import { markup, type Markup } from './markup';
import { minutesOf, type TrackDay } from './track';

type Parts = {
  /** Names a cell whose content does not. */
  label?: string;
  content?: Markup;
};

/** A stretch of the day as a cell of the grid: columns are quarter hours, after that of the names. The style sheet puts it where its minutes are. */
export function slotCell(segment: Segment, trackDay: TrackDay, { label, content }: Parts): Markup {
  const { from, to } = minutesOf(segment, trackDay);
  const column = Math.floor(from / limits.slotMinutes);
  const columns = Math.max(1, Math.ceil(to / limits.slotMinutes) - column);
  const name = label === undefined ? undefined : markup` aria-label="${label}"`;
  return markup`<div role="gridcell" aria-colindex="${column + 2}" aria-colspan="${columns}"${name} style="--from:${from};--for:${to - from}">${content}</div>`;
}
