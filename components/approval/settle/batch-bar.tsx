'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { ChoiceMark } from '@/components/ui/controls/choice/choice-mark';
import type { Decision } from '@/lib/query/settle-approval';
import { approvalText } from '@/lib/text/zh-cn/approval';
import { approvalCentreText, settleText } from '@/lib/text/zh-cn/approval-centre';
import { commonText } from '@/lib/text/zh-cn/common';
import styles from './batch-bar.module.css';
import { KeyHints } from './key-hints';
import { ReasonForm } from './reason-form';
import type { useSelection } from './use-selection';

type Props = {
  /** Requests of the whole list. */
  total: number | undefined;
  selection: ReturnType<typeof useSelection>;
  isPending: boolean;
  onDecide: (decision: Decision) => void;
};

/** Above the list, and on phones at the thumb as soon as something is chosen: several requests settled at once. */
export function BatchBar({ total, selection, isPending, onDecide }: Props) {
  const { selected, selectable, toggleAll, clear } = selection;
  const [isRefusing, setRefusing] = useState(false);
  const markId = useId();
  const count = selected.length;
  const isAll = count > 0 && count === selectable.length;
  const isOpen = isRefusing && count > 0;

  return (
    <div
      role="toolbar"
      aria-label={settleText.batch}
      className={styles.bar}
      data-active={count > 0 || undefined}
    >
      <div className={styles.line}>
        <ChoiceMark
          id={markId}
          type="checkbox"
          checked={isAll}
          ref={(mark) => {
            if (mark) mark.indeterminate = count > 0 && !isAll;
          }}
          onChange={toggleAll}
        />
        <label htmlFor={markId} className={styles.label}>
          {count > 0 ? settleText.selected(count) : settleText.selectAll}
        </label>
        {count > 0 ? (
          <Button size="small" color="inherit" onClick={clear}>
            {settleText.clear}
          </Button>
        ) : (
          <span className={styles.total}>
            {total === undefined ? null : approvalCentreText.total(commonText.capped(total))}
          </span>
        )}
        {count > 0 ? <span className={styles.space} /> : <KeyHints />}
        {count > 0 && !isOpen ? (
          <div className={styles.answers}>
            <Button variant="outlined" color="inherit" disabled={isPending} onClick={() => setRefusing(true)}>
              {approvalText.refuse}
            </Button>
            <Button variant="contained" loading={isPending} onClick={() => onDecide({ kind: 'agree' })}>
              {approvalText.agree}
            </Button>
          </div>
        ) : null}
      </div>
      {isOpen ? (
        <ReasonForm
          title={settleText.batch}
          label={settleText.refuseReasonFor(count)}
          hint={settleText.reasonHint}
          required={approvalText.refuseReasonRequired}
          submit={{ label: settleText.confirmRefuse, color: 'error' }}
          dismiss={commonText.cancel}
          isPending={isPending}
          onSubmit={(refuseReason) => onDecide({ kind: 'refuse', refuseReason })}
          onClose={() => setRefusing(false)}
        />
      ) : null}
    </div>
  );
}
