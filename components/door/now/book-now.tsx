'use client';

import { useRef } from 'react';
import { Button } from '@/components/ui/controls/button';
import { newIdempotencyKey } from '@/lib/client/transport/idempotency-key';
import type { DoorRoom } from '@/lib/contract/door';
import { type DoorMinutes, useDoorBook } from '@/lib/query/door';
import { errorOutcome } from '@/lib/text/errors';
import { doorText } from '@/lib/text/zh-cn/door';
import { formatRange } from '@/lib/time/format';
import styles from './door-now.module.css';

type Choice = DoorRoom['choices'][number];
type Props = {
  choices: readonly Choice[];
  zone: string;
  onDone: (text: string) => void;
  onFail: (text: string) => void;
};

/** Books the room from the next quarter hour by one press. */
export function BookNow({ choices, zone, onDone, onFail }: Props) {
  const { mutate, isPending, variables } = useDoorBook();
  const attempt = useRef<{ choice: string; key: string }>(undefined);
  if (choices.length === 0) return <p className={styles.hint}>{doorText.noChoice}</p>;

  const book = (choice: Choice) => {
    // A press after a lost answer is the same attempt, and finds the meeting that it made (BOOK-09).
    const name = `${choice.minutes} ${choice.beginTime}`;
    if (attempt.current?.choice !== name) attempt.current = { choice: name, key: newIdempotencyKey() };
    mutate(
      { minutes: choice.minutes as DoorMinutes, idempotencyKey: attempt.current.key },
      {
        onSuccess: () => onDone(doorText.booked(formatRange(choice, zone))),
        onError: (error) => onFail(errorOutcome('doorBook', error).message ?? ''),
      },
    );
  };
  return (
    <div role="group" aria-label={doorText.book} className={styles.choices}>
      {choices.map((choice) => (
        <Button
          key={choice.minutes}
          className={styles.choice}
          disabled={isPending}
          aria-busy={isPending && variables.minutes === choice.minutes}
          onClick={() => book(choice)}
        >
          <strong>{doorText.bookChoice(choice.minutes)}</strong>
          <span>{formatRange(choice, zone)}</span>
        </Button>
      ))}
    </div>
  );
}
