import { helpText } from '@/lib/text/zh-cn/help';
import { HelpCard } from './help-card';
import styles from './help-tips.module.css';

/** Advice of the company about its rooms. */
export function HelpTips({ tips }: { tips: readonly string[] }) {
  return (
    <HelpCard title={helpText.tips}>
      {tips.length > 0 ? (
        <ol className={styles.tips}>
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ol>
      ) : (
        <p className={styles.none}>{helpText.noTips}</p>
      )}
    </HelpCard>
  );
}
