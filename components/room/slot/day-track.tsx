import { useDetailsHref } from '@/components/meeting/details-origin';
import { type DayOrder, orderKey } from '@/lib/domain/day-order';
import type { Segment } from '@/lib/domain/room-day';
import { OrderBlock } from './order-block';
import { ShutBlock } from './shut-block';
import { SlotCell } from './slot-cell';
import { slotWords } from './slot-words';
import type { TrackDay } from './track';

type Props = {
  segments: readonly Segment<DayOrder>[];
  trackDay: TrackDay;
  now: number;
  tabIndex: number | undefined;
};

const hasOrder = (segment: Segment<DayOrder>): segment is Segment<DayOrder> & { order: DayOrder } =>
  segment.order !== undefined;

/** Free time and time that is over are the track itself; everything else lies on it as a block. Each is a cell with its words. */
export function DayTrack({ segments, trackDay, now, tabIndex }: Props) {
  const detailsHref = useDetailsHref();
  return segments.map((segment) => {
    if (hasOrder(segment)) {
      const { order } = segment;
      const href = order.meetingNo ? detailsHref(order.meetingNo) : undefined;
      return <OrderBlock key={orderKey(order)} {...{ segment, href, trackDay, now, tabIndex }} />;
    }
    if (segment.kind === 'past') return null;
    if (segment.kind === 'free') {
      const words = slotWords(segments, segment.beginTime, trackDay.zone);
      return <SlotCell key={segment.beginTime} segment={segment} trackDay={trackDay} label={words} />;
    }
    return <ShutBlock key={segment.beginTime} segment={segment} segments={segments} trackDay={trackDay} />;
  });
}
