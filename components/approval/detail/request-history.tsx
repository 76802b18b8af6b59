'use client';

import { Card } from '@/components/meeting/details/card';
import { useServerNow } from '@/components/ui/page/server-clock';
import type { ApprovalRecord } from '@/lib/contract/approval';
import { approvalText } from '@/lib/text/zh-cn/approval';
import { approvalCentreText } from '@/lib/text/zh-cn/approval-centre';
import { formatRecent } from '@/lib/time/format';
import type { ApprovalSide } from '../approval-view';
import { namesOf } from '../row/request-words';
import styles from './request-history.module.css';

const { events } = approvalCentreText;

type Props = { record: ApprovalRecord; side: ApprovalSide; zone: string };

type Step = { who?: string | undefined; what: string; at?: number | undefined; why?: string | undefined };

/** The stages of the request so far, from the oldest on; the last line says what it waits for. */
function stepsOf(record: ApprovalRecord, side: ApprovalSide): Step[] {
  const waiting = side === 'received' ? events.waiting : record.isRead ? events.read : events.unread;
  const { applicant, createTime, reason, remindedTime, status, auditors } = record;
  const steps: (Step | false)[] = [
    { who: applicant.name, what: events.asked, at: createTime, why: reason },
    remindedTime !== undefined && { who: applicant.name, what: events.reminded, at: remindedTime },
    status === 'AUDITING'
      ? { who: namesOf(auditors), what: waiting }
      : {
          who: record.settledBy,
          what: approvalText.status[status],
          at: record.settledTime,
          why: record.refuseReason,
        },
  ];
  return steps.filter((step) => step !== false);
}

/** The way of a request: asked, reminded, read, decided and why (APR-02). */
export function RequestHistory({ record, side, zone }: Props) {
  const now = useServerNow();
  return (
    <Card title={approvalCentreText.history}>
      <ol className={styles.steps}>
        {stepsOf(record, side).map(({ who, what, at, why }) => (
          <li key={what} data-open={at === undefined || undefined}>
            <p className={styles.what}>
              {who ? `${who} ` : null}
              <span>{what}</span>
            </p>
            {why ? <p className={styles.why}>{why}</p> : null}
            {at === undefined ? null : <p className={styles.when}>{formatRecent(at, { now, zone })}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
