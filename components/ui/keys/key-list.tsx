import { Fragment } from 'react';
import { keyNames, keysText } from '@/lib/text/zh-cn/keys';
import type { KeyHelp } from './key-help';
import styles from './key-list.module.css';

/** Keys as they look on a keyboard, each with what it does. */
export function KeyList({ keys }: { keys: readonly KeyHelp[] }) {
  return (
    <dl className={styles.list}>
      {keys.map((help) => (
        <div key={help.does} className={styles.line}>
          <dt className={styles.keys}>
            {help.keys.map((combination, index) => (
              <Fragment key={combination}>
                {index > 0 ? <span className="visually-hidden">{keysText.or}</span> : null}
                <Combination of={combination} />
              </Fragment>
            ))}
          </dt>
          <dd>{help.does}</dd>
        </div>
      ))}
    </dl>
  );
}

const nameOf = (key: string) => keyNames[key] ?? (key.length === 1 ? key.toUpperCase() : key);

const Combination = ({ of }: { of: string }) => (
  <span className={styles.combination}>
    {of.split('+').map((key) => (
      <kbd key={key}>{nameOf(key)}</kbd>
    ))}
  </span>
);
