'use client';

import { Button } from '@/components/ui/controls/button';
import { useDoorSign } from '@/lib/query/door';
import { errorOutcome } from '@/lib/text/errors';
import { doorText } from '@/lib/text/zh-cn/door';
import styles from './door-now.module.css';

type Props = {
  meeting: { meetingId: string; needsCode: boolean };
  /** Where the code is typed. */
  onCode: () => void;
  onDone: (text: string) => void;
  onFail: (text: string) => void;
};

/** Signs in what was booked here by one press; other meetings need their code. */
export function SignNow({ meeting: { meetingId, needsCode }, onCode, onDone, onFail }: Props) {
  const { mutate, isPending } = useDoorSign();
  const sign = () =>
    mutate(
      { meetingId },
      {
        onSuccess: () => onDone(doorText.signedNow),
        onError: (error) => onFail(errorOutcome('doorSign', error).message ?? ''),
      },
    );
  return (
    <Button className={styles.action} size="large" loading={isPending} onClick={needsCode ? onCode : sign}>
      {doorText.sign}
    </Button>
  );
}
