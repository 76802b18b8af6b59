import { Button } from '@/components/ui/controls/button';
import { unsubscribeText } from '@/lib/text/zh-cn/unsubscribe';
import styles from './unsubscribe-card.module.css';

type Props = { token: string; isDone: boolean };

/** One button that stops a kind of mail, as a plain form: people come here from mail programs, perhaps without script. */
export function UnsubscribeCard({ token, isDone }: Props) {
  return (
    <section className={styles.card} aria-labelledby="unsubscribe-title">
      <h1 id="unsubscribe-title">{isDone ? unsubscribeText.done : unsubscribeText.title}</h1>
      <p className={styles.hint}>{isDone ? unsubscribeText.doneHint : unsubscribeText.hint}</p>
      {!isDone && (
        <form method="post" action={`/bff/unsubscribe/${encodeURIComponent(token)}`}>
          <Button type="submit" variant="contained">
            {unsubscribeText.stop}
          </Button>
        </form>
      )}
    </section>
  );
}
