import type { Segment } from '@/lib/domain/room/room-day';
import { freeAfter } from '@/lib/domain/room/room-gaps';
import { slotReason } from '@/lib/text/booking-refusals';
import { segmentText } from '@/lib/text/room-slots';
import { markup, type Markup } from '@/components/ui/layout/markup';
import styles from '../slot-block.module.css';
import { slotCell } from '../slot-cell';
import type { TrackDay } from '../track';

/** Time that a rule shuts: hatched, with the rule in words; the cursor and hover add the next free time (ROOM-06). */
export function shutBlock(segment: Segment, segments: readonly Segment[], trackDay: TrackDay): Markup {
  return slotCell(segment, trackDay, {
    label: segmentText(segment, freeAfter(segment, segments), trackDay.zone),
    content: markup`<div data-shut=${segment.kind}><span class=${styles.why} aria-hidden=true>${segment.refusal && slotReason(segment.refusal)}</span></div>`,
  });
}

/** The words of the rule under a pointer, if there is one. */
export const shutWords = (target: Element): string | undefined =>
  target.closest('[data-shut]')?.parentElement?.getAttribute('aria-label') ?? undefined;
