'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useDoorUnpair } from '@/lib/query/door';
import { doorText } from '@/lib/text/zh-cn/door';
import { useIdleClose } from '../now/use-idle-close';
import styles from './door-unpair.module.css';

const text = doorText.pairing;

/** Ends the pairing of this screen, after a question: a new code takes an administrator. */
export function DoorUnpair() {
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, isError, reset } = useDoorUnpair();
  const close = () => {
    setOpen(false);
    reset();
  };
  useIdleClose(isOpen, close);
  if (!isOpen)
    return (
      <Button size="small" color="inherit" className={styles.open} onClick={() => setOpen(true)}>
        {text.end}
      </Button>
    );
  return (
    <div role="group" aria-label={text.endQuestion} className={styles.question}>
      <p>
        <strong>{text.endQuestion}</strong> {text.endHint}
      </p>
      {isError ? <p role="alert">{text.endFailed}</p> : null}
      <div className={styles.actions}>
        <Button variant="outlined" color="inherit" disabled={isPending} onClick={close}>
          {doorText.cancel}
        </Button>
        <Button variant="contained" color="error" loading={isPending} onClick={() => mutate()}>
          {text.endConfirm}
        </Button>
      </div>
    </div>
  );
}
