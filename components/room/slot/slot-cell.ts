import type { Segment } from '@/lib/domain/room-day';
import { limits } from '@/lib/domain/limits';
import { markup, type Markup } from './markup';
import styles from './slot-block.module.css';
import { minutesOf, placeOfMinutes, type TrackDay } from './track';

type Parts = {
  /** Names a cell whose content does not. */
  label?: string;
  content?: Markup;
};

/** A stretch of the day as a cell of the grid: columns are quarter hours, after that of the names. */
export function slotCell(segment: Segment, trackDay: TrackDay, { label, content }: Parts): Markup {
  const minutes = minutesOf(segment, trackDay);
  const { left, width } = placeOfMinutes(minutes);
  const from = Math.floor(minutes.from / limits.slotMinutes);
  const to = Math.ceil(minutes.to / limits.slotMinutes);
  const name = label === undefined ? undefined : markup` aria-label="${label}"`;
  const place = markup`aria-colindex="${from + 2}" aria-colspan="${Math.max(1, to - from)}"${name} style="left:${left};width:${width}"`;
  return markup`<div role="gridcell" class="${styles.cell}" ${place}>${content}</div>`;
}
