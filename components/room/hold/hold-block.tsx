import type { RoomHold } from '@/lib/contract/hold';
import { holdText } from '@/lib/text/zh-cn/hold';
import { placeOf, type TrackDay } from '../slot/track';
import styles from './hold-block.module.css';

type Props = { hold: RoomHold; trackDay: TrackDay };

/** A slot that a colleague is about to book, where it lies on the track. It takes no pointer: the time stays free for all (BEY-06). */
export function HoldBlock({ hold, trackDay }: Props) {
  return (
    // The row's own words speak it.
    <div className={styles.hold} style={placeOf(hold, trackDay)} data-hold aria-hidden>
      <b>{hold.realName}</b> <span>{holdText.mark}</span>
    </div>
  );
}
