'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/controls/button';
import type { StaleVersion } from '@/lib/contract/meeting-version';
import { editText } from '@/lib/text/zh-cn/edit';
import { namedVersion } from '../stale-version';
import { ChangeTable } from './change-table';
import styles from './stale-choice.module.css';

type Props = {
  stale: StaleVersion;
  zone: string;
  isPending: boolean;
  onKeepMine: () => void;
  onTakeLatest: () => void;
};

const { stale: text } = editText;
const heads = [text.latest, text.mine] as const;

/** Somebody changed the meeting meanwhile: both versions, and which of them is to stand (R32). */
export function StaleChoice({ stale, zone, isPending, onKeepMine, onTakeLatest }: Props) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.scrollIntoView?.({ block: 'nearest' }), []);
  return (
    <section ref={ref} className={styles.choice} role="alert">
      <h2>{text.title}</h2>
      <p>{text.hint}</p>
      <ChangeTable
        label={text.title}
        fields={stale.fields}
        before={namedVersion(stale.latest)}
        after={namedVersion(stale.requested)}
        zone={zone}
        heads={heads}
      />
      <div className={styles.actions}>
        <Button variant="outlined" color="inherit" disabled={isPending} onClick={onTakeLatest}>
          {text.takeLatest}
        </Button>
        <Button variant="contained" disabled={isPending} onClick={onKeepMine}>
          {text.keepMine}
        </Button>
      </div>
    </section>
  );
}
