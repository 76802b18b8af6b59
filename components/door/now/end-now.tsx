'use client';

import { Button } from '@/components/ui/controls/button';
import { useDoorEnd } from '@/lib/query/door';
import { errorOutcome } from '@/lib/text/errors';
import { doorText } from '@/lib/text/zh-cn/door';
import styles from './door-now.module.css';

type Props = {
  meetingId: string;
  onDone: (text: string) => void;
  onFail: (text: string) => void;
  onClose: () => void;
};

/** Confirms the end of the running meeting, which frees the room. */
export function EndNow({ meetingId, onDone, onFail, onClose }: Props) {
  const { mutate, isPending } = useDoorEnd();
  const end = () =>
    mutate(meetingId, {
      onSuccess: () => onDone(doorText.ended),
      onError: (error) => {
        onClose();
        onFail(errorOutcome('doorEnd', error).message ?? '');
      },
    });
  return (
    <div role="group" aria-label={doorText.endQuestion} className={styles.question}>
      <h2>{doorText.endQuestion}</h2>
      <p>{doorText.endHint}</p>
      <div className={styles.actions}>
        <Button className={styles.action} size="large" loading={isPending} onClick={end}>
          {doorText.end}
        </Button>
        <Button className={styles.quiet} size="large" disabled={isPending} autoFocus onClick={onClose}>
          {doorText.cancel}
        </Button>
      </div>
    </div>
  );
}
