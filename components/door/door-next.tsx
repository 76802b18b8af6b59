import type { DoorOrder } from '@/lib/contract/door';
import type { DoorState } from '@/lib/domain/room/door/door-state';
import { doorText } from '@/lib/text/zh-cn/door';
import { formatRange } from '@/lib/time/format';
import styles from './door-next.module.css';

/** As many as fit beside the QR code. */
const shownOrders = 4;

type Props = { state: DoorState<DoorOrder>; zone: string };

/** The next bookings of the day. */
export function DoorNext({ state: { coming }, zone }: Props) {
  return (
    <section className={styles.next} aria-label={doorText.next}>
      <h2>{doorText.next}</h2>
      {coming.length === 0 ? <p className={styles.nothing}>{doorText.nothingNext}</p> : null}
      <ol>
        {coming.slice(0, shownOrders).map((order) => (
          <li key={order.meetingId}>
            <span className={styles.range}>{formatRange(order, zone)}</span>
            <span className={styles.subject}>{order.subject ?? doorText.reserved}</span>
            <span className={styles.organizer}>
              {[order.organizerName, order.state === 'held' && doorText.held].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
