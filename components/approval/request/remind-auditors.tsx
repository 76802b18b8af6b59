'use client';

import { Button, type ButtonLook } from '@/components/ui/controls/button';
import { useServerNow } from '@/components/ui/page/server-clock';
import { useToast } from '@/components/ui/toast/toast';
import type { ApprovalRecord } from '@/lib/contract/approval';
import { limits } from '@/lib/domain/limits/limits';
import { useRemindAuditors } from '@/lib/query/settle-approval';
import { failureText } from '@/lib/text/errors';
import { requestText } from '@/lib/text/zh-cn/approval-centre';
import { formatTime } from '@/lib/time/format';
import { msPerMinute } from '@/lib/time/instant';
import styles from './request-actions.module.css';

export type Remindable = Pick<ApprovalRecord, 'id' | 'meetingNo' | 'status' | 'remindedTime'> & {
  can: Pick<ApprovalRecord['can'], 'remind'>;
};

type Props = Pick<ButtonLook, 'size'> & { record: Remindable; zone: string };

const everyMs = limits.remindEveryMinutes * msPerMinute;

/** Reminds the auditors; for half an hour after that it says when it can be done again. */
export function RemindAuditors({ record, size, zone }: Props) {
  const now = useServerNow();
  const toast = useToast();
  const { mutate, isPending } = useRemindAuditors(record, {
    onSuccess: () => toast(requestText.reminded),
    onError: (error) => toast(failureText('remind', error), 'error'),
  });
  const { remindedTime, status, can } = record;
  const nextTime = remindedTime === undefined ? undefined : remindedTime + everyMs;
  if (status === 'AUDITING' && nextTime !== undefined && nextTime > now)
    return <p className={styles.note}>{requestText.remindAgainAt(formatTime(nextTime, zone))}</p>;
  if (!can.remind) return null;
  return (
    <Button
      variant="outlined"
      color="inherit"
      size={size}
      loading={isPending}
      onClick={() => mutate(undefined)}
    >
      {requestText.remind}
    </Button>
  );
}
