import type { AuthConfig, LoginMode } from '@/lib/client/configuration';
import { entryText } from '@/lib/text/zh-cn/entry';
import styles from './demo-hint.module.css';

type Props = { demo: NonNullable<AuthConfig['demo']>; mode: LoginMode | 'private' };

/** The way into a public demo, by the current mode. */
export function DemoHint({ demo: { mobile, password, outbox }, mode }: Props) {
  // There is nothing to type.
  if (mode === 'qr') return null;
  if (mode !== 'sms' || !outbox) return <p className={styles.hint}>{entryText.demo(mobile, password)}</p>;
  return (
    <p className={styles.hint}>
      {entryText.demoMobile(mobile)}
      <a href={outbox} target="_blank" rel="noopener">
        {entryText.demoOutbox}
      </a>
    </p>
  );
}
