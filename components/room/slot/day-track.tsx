import type { RoomOrder } from '@/lib/contract/room';
import type { Segment } from '@/lib/domain/room-day';
import { OrderBlock } from './order-block';
import { ShutBlock } from './shut-block';
import type { TrackDay } from './track';

type Props = { segments: readonly Segment<RoomOrder>[]; trackDay: TrackDay; now: number };

const hasOrder = (segment: Segment<RoomOrder>): segment is Segment<RoomOrder> & { order: RoomOrder } =>
  segment.order !== undefined;

/** Free time and time that is over are the track itself; everything else lies on it as a block. */
export function DayTrack({ segments, trackDay, now }: Props) {
  return segments.map((segment) => {
    if (hasOrder(segment)) {
      return <OrderBlock key={segment.order.orderNo} segment={segment} trackDay={trackDay} now={now} />;
    }
    if (segment.kind === 'free' || segment.kind === 'past') return null;
    return <ShutBlock key={segment.beginTime} segment={segment} segments={segments} trackDay={trackDay} />;
  });
}
