'use client';

import { Button, type ButtonLook } from '@/components/ui/controls/button';
import type { ApprovalRecord } from '@/lib/contract/approval';
import { approvalText } from '@/lib/text/zh-cn/approval';
import { settleText } from '@/lib/text/zh-cn/approval-centre';
import styles from './settle-buttons.module.css';

type Props = Pick<ButtonLook, 'size'> & {
  record: Pick<ApprovalRecord, 'subject' | 'can'>;
  isPending: boolean;
  isRefusing: boolean;
  onAgree: () => void;
  /** Opens the place for the reason. */
  onRefuse: () => void;
};

/** The two answers to a request; a refusal needs its reason first. Neither can be taken back. */
export function SettleButtons({ record, isPending, isRefusing, size, onAgree, onRefuse }: Props) {
  const { subject, can } = record;
  return (
    <div className={styles.buttons}>
      {can.refuse ? (
        <Button
          variant="outlined"
          color="inherit"
          size={size}
          disabled={isPending}
          aria-expanded={isRefusing}
          aria-label={settleText.refuseOf(subject)}
          onClick={onRefuse}
        >
          {approvalText.refuse}
        </Button>
      ) : null}
      {can.agree ? (
        <Button
          variant="contained"
          size={size}
          disabled={isPending || isRefusing}
          aria-label={settleText.agreeTo(subject)}
          onClick={onAgree}
        >
          {approvalText.agree}
        </Button>
      ) : null}
    </div>
  );
}
