'use client';

import { Card } from '@/components/meeting/details/card';
import { useServerNow } from '@/components/ui/page/server-clock';
import type { Meeting } from '@/lib/contract/meeting';
import { approvalCentreText } from '@/lib/text/zh-cn/approval-centre';
import { RemindAuditors } from '../request/remind-auditors';
import { ApprovalTag } from '../row/approval-tag';
import { decisionWords } from '../row/request-words';
import styles from './meeting-approvals.module.css';

type Props = { meeting: Meeting; zone: string };

/** The requests of a meeting, each with who decides or has decided, when and why; its creator may remind the auditors. */
export function MeetingApprovals({ meeting, zone }: Props) {
  const now = useServerNow();
  const { meetingAuditRecordView, meetingNo, can } = meeting;
  const records = meetingAuditRecordView?.records ?? [];
  if (records.length === 0) return null;
  return (
    <Card title={approvalCentreText.approval}>
      <ul className={styles.records}>
        {records.map(({ auditors, ...record }) => (
          <li key={record.id}>
            <p className={styles.head}>
              <span className={styles.name}>{record.name}</span>
              <ApprovalTag status={record.status} />
            </p>
            <p className={styles.decision}>
              {decisionWords({ ...record, auditors: auditors.map((name) => ({ name })) }, { now, zone })}
            </p>
            {record.refuseReason ? <p className={styles.why}>{record.refuseReason}</p> : null}
            {can.revoke ? (
              <div className={styles.remind}>
                <RemindAuditors
                  record={{ ...record, meetingNo, can: { remind: record.status === 'AUDITING' } }}
                  size="small"
                  zone={zone}
                />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
