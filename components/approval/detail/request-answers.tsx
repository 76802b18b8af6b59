'use client';

import { useState } from 'react';
import { usePageRouter } from '@/components/ui/page/router/use-page-router';
import type { ApprovalRecord } from '@/lib/contract/approval';
import type { Decision } from '@/lib/query/settle-approval';
import { approvalText } from '@/lib/text/zh-cn/approval';
import { settleText } from '@/lib/text/zh-cn/approval-centre';
import { commonText } from '@/lib/text/zh-cn/common';
import { requestHref, type ApprovalSide } from '../approval-view';
import { AskAgain } from '../request/ask-again';
import { RequestActions } from '../request/request-actions';
import { ReasonForm } from '../settle/reason-form';
import { SettleButtons } from '../settle/settle-buttons';
import { useSettle } from '../settle/use-settle';
import styles from './request-card.module.css';

type Props = { record: ApprovalRecord; side: ApprovalSide; zone: string; onOwnChange: () => void };

/** The actions on a request that the service allows its reader now; no other is offered. */
export function RequestAnswers({ record, side, zone, onOwnChange }: Props) {
  const router = usePageRouter();
  const [form, setForm] = useState<'refuse' | 'again'>();
  const close = () => setForm(undefined);
  const { settle, isPending, failure } = useSettle({ onSettled: close });
  const { can } = record;
  const settles = side === 'received' && (can.agree || can.refuse);
  const applies = side === 'sent';
  if (!settles && !applies) return null;

  const decide = (decision: Decision) => {
    onOwnChange();
    void settle([record], decision);
  };
  return (
    <div className={styles.answers} data-settles={settles || undefined}>
      {settles && form !== 'refuse' ? (
        <SettleButtons
          record={record}
          isPending={isPending}
          isRefusing={false}
          onAgree={() => decide({ kind: 'agree' })}
          onRefuse={() => setForm('refuse')}
        />
      ) : null}
      {applies && form !== 'again' ? (
        <RequestActions
          record={record}
          zone={zone}
          isAskingAgain={false}
          onOwnChange={onOwnChange}
          onAskAgain={() => setForm('again')}
        />
      ) : null}
      {settles && form === 'refuse' ? (
        <ReasonForm
          title={settleText.refuseOf(record.subject)}
          label={settleText.refuseReason}
          hint={settleText.reasonHint}
          required={approvalText.refuseReasonRequired}
          submit={{ label: settleText.confirmRefuse, color: 'error' }}
          dismiss={commonText.cancel}
          isPending={isPending}
          failure={failure?.message}
          onSubmit={(refuseReason) => decide({ kind: 'refuse', refuseReason })}
          onClose={close}
        />
      ) : null}
      {applies && form === 'again' ? (
        <AskAgain
          meeting={{ ...record, _id: record.meetingId }}
          reason={record.reason}
          zone={zone}
          onAsked={([id]) => {
            close();
            if (id !== undefined) router.push(requestHref(id, 'sent'));
          }}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
