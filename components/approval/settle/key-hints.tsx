import { settleText } from '@/lib/text/zh-cn/approval-centre';
import styles from './key-hints.module.css';

/** Help for the keys of the list, where there is a keyboard. */
export function KeyHints() {
  return (
    <div className={styles.hints}>
      <span className="visually-hidden">{settleText.keys}</span>
      {settleText.keyHints.map(([keys, does]) => (
        <span key={keys} aria-hidden>
          {keys.split(' ').map((key) => (
            <kbd key={key} className={styles.key}>
              {key}
            </kbd>
          ))}
          {does}
        </span>
      ))}
    </div>
  );
}
