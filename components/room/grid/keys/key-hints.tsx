import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import styles from './key-hints.module.css';

type Props = {
  id: string;
  /** The spoken result of the last key. */
  message: { text: string | undefined; count: number } | undefined;
};

/** Help for the keys: visible while the grid has the keyboard, spoken when it gets it. */
export function KeyHints({ id, message }: Props) {
  return (
    <>
      <span id={id} hidden>
        {roomGridText.keys}
      </span>
      <div className={styles.hints} aria-hidden>
        {roomGridText.keyHints.map(([keys, does]) => (
          <span key={keys}>
            <kbd className={styles.key}>{keys}</kbd> {does}
          </span>
        ))}
      </div>
      <div aria-live="polite" className="visually-hidden">
        <span key={message?.count}>{message?.text}</span>
      </div>
    </>
  );
}
