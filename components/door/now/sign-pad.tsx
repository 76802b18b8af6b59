'use client';

import { Delete } from 'lucide';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/layout/icon';
import { doorScreen } from '@/lib/domain/limits/door-limits';
import { useDoorSign } from '@/lib/query/door';
import { errorOutcome } from '@/lib/text/errors';
import { doorText } from '@/lib/text/zh-cn/door';
import styles from './sign-pad.module.css';

const { signDigits } = doorScreen;
const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

type Props = {
  meetingId: string;
  onDone: (text: string) => void;
  onFail: (text: string) => void;
  onClose: () => void;
};

/** Signs a meeting in by the last digits of its number, which its members see on its details. */
export function SignPad({ meetingId, onDone, onFail, onClose }: Props) {
  const [code, setCode] = useState('');
  const { mutate, isPending } = useDoorSign();

  const change = (value: string) => {
    if (isPending) return;
    const digits = value.replace(/\D/g, '').slice(0, signDigits);
    setCode(digits);
    if (digits.length < signDigits) return;
    mutate(
      { meetingId, code: digits },
      {
        onSuccess: () => onDone(doorText.signedNow),
        onError: (error) => {
          setCode('');
          onFail(errorOutcome('doorSign', error).message ?? '');
        },
      },
    );
  };

  return (
    <div role="group" aria-label={doorText.signHint} className={styles.pad}>
      <div className={styles.entry}>
        <p>{doorText.signHint}</p>
        {/* A keyboard or a scanner types into it; the screen's own keys stand beside. */}
        <input
          className={styles.field}
          aria-label={doorText.signDigits}
          value={code}
          inputMode="none"
          autoComplete="off"
          autoFocus
          aria-busy={isPending}
          onChange={({ target }) => change(target.value)}
        />
        <Button className={styles.cancel} size="large" onClick={onClose}>
          {doorText.cancel}
        </Button>
      </div>
      <div className={styles.keys}>
        {keys.map((key) => (
          <Button key={key} className={styles.key} disabled={isPending} onClick={() => change(code + key)}>
            {key}
          </Button>
        ))}
        <Button
          className={styles.key}
          aria-label={doorText.erase}
          disabled={isPending}
          onClick={() => change(code.slice(0, -1))}
        >
          <Icon of={Delete} size={24} />
        </Button>
      </div>
    </div>
  );
}
