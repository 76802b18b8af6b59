import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import styles from './slot-legend.module.css';

const kinds = ['mine', 'booked', 'held', 'shut'] as const;

export function SlotLegend() {
  return (
    <ul className={styles.legend} aria-label={roomGridText.legend}>
      {kinds.map((kind) => (
        <li key={kind} className={styles.entry}>
          <span className={styles.swatch} data-kind={kind} aria-hidden />
          {roomsText.legend[kind]}
        </li>
      ))}
    </ul>
  );
}
