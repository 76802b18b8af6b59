import type { ApprovalRecord } from '@/lib/contract/approval';
import { approvalText } from '@/lib/text/zh-cn/approval';
import { approvalCentreText } from '@/lib/text/zh-cn/approval-centre';
import { commonText } from '@/lib/text/zh-cn/common';
import { formatRecent } from '@/lib/time/format';
import type { ApprovalSide } from '../approval-view';
import styles from './request-summary.module.css';
import { decisionWords, hurryWords, lengthWords, subjectOfRequest, timeWords } from './request-words';

type Props = { record: ApprovalRecord; side: ApprovalSide; now: number; zone: string };

/** All that a decision needs in few lines: when, which room, for how long, who wants it and why. */
export function RequestSummary({ record, side, now, zone }: Props) {
  const { applicant, createTime, occurrenceCount, reason, refuseReason } = record;
  const moment = { now, zone };
  const hurry = hurryWords(record, now);
  const decision = decisionWords(record, moment);
  return (
    <div className={styles.summary}>
      <p className={styles.what}>
        <span className={styles.when}>{timeWords(record, moment)}</span>
        <span>{lengthWords(record)}</span>
        <span className={styles.room}>{subjectOfRequest(record)}</span>
        {occurrenceCount === undefined ? null : (
          <span>{approvalCentreText.occurrences(occurrenceCount)}</span>
        )}
      </p>
      <p className={styles.who}>
        {[
          side === 'received' && applicant.name,
          approvalCentreText.appliedAt(formatRecent(createTime, moment)),
          (side === 'sent' || record.status !== 'AUDITING') && decision,
        ]
          .filter(Boolean)
          .join(commonText.separator)}
        {hurry ? <span className={styles.hurry}>{hurry}</span> : null}
      </p>
      <Reason name={approvalText.reason}>{reason}</Reason>
      <Reason name={approvalCentreText.fields.refusal}>{refuseReason}</Reason>
    </div>
  );
}

function Reason({ name, children }: { name: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p className={styles.reason}>
      <span className={styles.name}>{name}</span> {children}
    </p>
  );
}
