import { Button } from '@/components/ui/controls/button';
import type { UnsubscribeOutcome } from '@/lib/domain/notice/unsubscribe-outcome';
import { unsubscribeText } from '@/lib/text/zh-cn/unsubscribe';
import styles from './unsubscribe-card.module.css';

type Props = {
  token: string;
  /** Undefined until the button is pressed. */
  outcome: UnsubscribeOutcome | undefined;
};

/** One button that stops a kind of mail, as a plain form: people come here from mail programs, perhaps without script. */
export function UnsubscribeCard({ token, outcome }: Props) {
  const { title, hint } = unsubscribeText[outcome ?? 'open'];
  return (
    <section className={styles.card} aria-labelledby="unsubscribe-title">
      <h1 id="unsubscribe-title">{title}</h1>
      <p className={styles.hint}>{hint}</p>
      {(outcome === undefined || outcome === 'failed') && (
        <form method="post" action={`/bff/unsubscribe/${encodeURIComponent(token)}`}>
          <Button type="submit" variant="contained">
            {unsubscribeText.stop}
          </Button>
        </form>
      )}
    </section>
  );
}
