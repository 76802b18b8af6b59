import type { ApprovalRecord } from '@/lib/contract/approval';
import { approvalText } from '@/lib/text/zh-cn/approval';
import { settleText } from '@/lib/text/zh-cn/approval-centre';
import { commonText } from '@/lib/text/zh-cn/common';
import { ReasonForm } from '../settle/reason-form';
import { SettleButtons } from '../settle/settle-buttons';
import styles from './approval-row.module.css';
import type { RowSettling } from './row-settling';

type Props = { record: ApprovalRecord; settling: RowSettling };

/** The two answers in a row, and below it the reason of a refusal. */
export function SettleInRow({ record, settling }: Props) {
  const { isRefusing, pending, failure, onRefusing, onDecide } = settling;
  return (
    <>
      <div className={styles.actions}>
        <SettleButtons
          record={record}
          size="small"
          isPending={pending !== undefined}
          isRefusing={isRefusing}
          onAgree={() => onDecide({ kind: 'agree' })}
          onRefuse={() => onRefusing(!isRefusing)}
        />
      </div>
      {isRefusing ? (
        <div className={styles.form}>
          <ReasonForm
            title={settleText.refuseOf(record.subject)}
            label={settleText.refuseReason}
            hint={settleText.reasonHint}
            required={approvalText.refuseReasonRequired}
            submit={{ label: settleText.confirmRefuse, color: 'error' }}
            dismiss={commonText.cancel}
            isPending={pending !== undefined}
            failure={failure}
            onSubmit={(refuseReason) => onDecide({ kind: 'refuse', refuseReason })}
            onClose={() => onRefusing(false)}
          />
        </div>
      ) : null}
    </>
  );
}
