'use client';

import { useId } from 'react';
import { Button } from '@/components/ui/controls/button';
import { WhoList } from '@/components/ui/who-list';
import { handOffText } from '@/lib/text/zh-cn/hand-off';
import styles from './confirm-arrival.module.css';
import { useAnswerArrival } from './use-answer-arrival';

const text = handOffText.confirm;

type Person = { realName: string; detail?: string };
type Props = { current: Person; arriving: Person };

/** S14: a link has brought somebody else than who is logged in here; the one who sits before the screen decides. */
export function ConfirmArrival({ current, arriving }: Props) {
  const titleId = useId();
  const { accept, decline, isBusy, failure } = useAnswerArrival();
  return (
    <section className={styles.confirm} aria-labelledby={titleId}>
      <h1 id={titleId}>{text.title}</h1>
      <p className={styles.hint}>{text.hint}</p>
      <WhoList>
        {[
          { label: text.current, name: current.realName, detail: current.detail },
          { label: text.arriving, name: arriving.realName, detail: arriving.detail },
        ]}
      </WhoList>
      <Button variant="contained" size="large" fullWidth disabled={isBusy} onClick={decline}>
        {text.stay}
      </Button>
      <Button variant="outlined" color="inherit" size="large" fullWidth disabled={isBusy} onClick={accept}>
        {text.switch}
      </Button>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
    </section>
  );
}
