import type { SegmentKind } from '@/lib/domain/room-day';
import blockStyles from './slot-block.module.css';
import styles from './slot-swatch.module.css';

type Props = { kind: SegmentKind; when?: 'running' | 'over' };

const shutKinds: readonly SegmentKind[] = ['closed', 'not-permitted', 'out-of-order', 'chat-app'];

/** How a stretch of the day looks, for legends: drawn by the very rules of the grid, so that the two cannot drift apart. */
export function SlotSwatch({ kind, when }: Props) {
  return (
    <span className={`${styles.swatch} ${blockStyles.slots}`} data-kind={kind} aria-hidden>
      {kind === 'free' || kind === 'past' ? null : (
        <span
          {...{ [shutKinds.includes(kind) ? 'data-shut' : 'data-order']: kind }}
          data-running={when === 'running'}
          data-over={when === 'over'}
        />
      )}
    </span>
  );
}
