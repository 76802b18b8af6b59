import type { DragEvent } from 'react';
import { useDetailsHref } from '@/components/meeting/details/details-origin';
import { usePointerTip } from '@/components/ui/overlay/tip/use-pointer-tip';
import type { DayOrder } from '@/lib/domain/room/day-order';
import type { Segment } from '@/lib/domain/room/room-day';
import { markup, type Markup } from '@/components/ui/layout/markup';
import { MarkupElement } from './markup-element';
import { orderBlock } from './blocks/order-block';
import { blockWords } from './blocks/block-words';
import { shutBlock, shutWords } from './blocks/shut-block';
import styles from './slot-block.module.css';
import { slotCell } from './slot-cell';
import { slotWords } from './blocks/slot-words';
import type { TrackDay } from './track';

type Props = { segments: readonly Segment<DayOrder>[]; trackDay: TrackDay; now: number };

const hasOrder = (segment: Segment<DayOrder>): segment is Segment<DayOrder> & { order: DayOrder } =>
  segment.order !== undefined;

const wordsUnder = (target: Element) => shutWords(target) ?? blockWords(target);

/** Links could be dragged away, which here would be taken for the dragging of time. */
const stayInPlace = (event: DragEvent) => event.preventDefault();

/**
 * Free time and time that is over are the track itself; everything else lies on it as a block. Each is a cell with its words.
 * The hundreds of them on a page are one text per row, not elements (ADR 29): nothing on them listens by itself.
 */
export function DayTrack({ segments, trackDay, now }: Props) {
  const detailsHref = useDetailsHref();
  const { tip, follow } = usePointerTip(wordsUnder);
  const cells = segments.map((segment): Markup | undefined => {
    if (hasOrder(segment)) {
      const { meetingNo } = segment.order;
      return orderBlock(segment, { href: meetingNo && detailsHref(meetingNo), trackDay, now });
    }
    if (segment.kind === 'past') return undefined;
    if (segment.kind !== 'free') return shutBlock(segment, segments, trackDay);
    return slotCell(segment, trackDay, { label: slotWords(segments, segment.beginTime, trackDay.zone) });
  });

  return (
    <>
      <MarkupElement
        className={styles.slots}
        {...follow}
        onDragStart={stayInPlace}
        markup={markup`${cells}`}
      />
      {tip}
    </>
  );
}
