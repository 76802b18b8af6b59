import type { DoorOrder } from '@/lib/contract/door';
import { doorText } from '@/lib/text/zh-cn/door';
import { formatCountdown, formatRange } from '@/lib/time/format';
import styles from './door-now.module.css';

type Props = { order: DoorOrder; now: number; zone: string };

/** The meeting that runs in the room; a private meeting without its subject. */
export function CurrentMeeting({ order, now, zone }: Props) {
  const { subject, organizerName, isSigned, finishTime } = order;
  const facts = [formatRange(order, zone), organizerName, isSigned && doorText.signed];
  return (
    <div className={styles.meeting}>
      <h2>{subject ?? doorText.reserved}</h2>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {finishTime === undefined ? null : (
        <p role="timer" className={styles.releasing}>
          {doorText.releasing(formatCountdown(finishTime - now))}
        </p>
      )}
    </div>
  );
}
