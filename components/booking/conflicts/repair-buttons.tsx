import type { Repair } from './conflict-repairs';
import styles from './repair-buttons.module.css';

type Props = { repairs: readonly Repair[]; onPick: (patch: Repair['patch']) => void };

/** Alternatives to a refused choice, each a press away. */
export function RepairButtons({ repairs, onPick }: Props) {
  if (repairs.length === 0) return null;
  return (
    <span className={styles.repairs}>
      {repairs.map(({ label, patch }) => (
        <button key={label} type="button" className={styles.repair} onClick={() => onPick(patch)}>
          {label}
        </button>
      ))}
    </span>
  );
}
