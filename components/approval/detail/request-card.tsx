'use client';

import { useId } from 'react';
import cardStyles from '@/components/meeting/details/card.module.css';
import { Fact, Facts } from '@/components/ui/layout/facts';
import { useServerNow } from '@/components/ui/page/server-clock';
import type { ApprovalRecord } from '@/lib/contract/approval';
import { approvalText } from '@/lib/text/zh-cn/approval';
import { approvalCentreText } from '@/lib/text/zh-cn/approval-centre';
import type { ApprovalSide } from '../approval-view';
import { ApprovalTag } from '../row/approval-tag';
import { hurryWords, lengthWords, namesOf, subjectOfRequest, timeWords } from '../row/request-words';
import { DayStrip } from '../strip/day-strip';
import { RequestAnswers } from './request-answers';
import styles from './request-card.module.css';

const { fields } = approvalCentreText;

type Props = { record: ApprovalRecord; side: ApprovalSide; zone: string; onOwnChange: () => void };

/** The request itself: who wants what and why, what else is in the room, and what the reader may do with it. */
export function RequestCard({ record, side, zone, onOwnChange }: Props) {
  const now = useServerNow();
  const titleId = useId();
  const { subject, status, type, room, address, applicant, auditors, roomOrders, occurrenceCount } = record;
  const hurry = hurryWords(record, now);
  const isRoom = type === 'ROOM';
  return (
    <article className={cardStyles.card} aria-labelledby={titleId} data-part="request">
      <div className={styles.heading}>
        <h1 id={titleId}>{subject}</h1>
        <ApprovalTag status={status} />
      </div>
      <p className={styles.time}>
        <span>{timeWords(record, { now, zone })}</span>
        <span>{lengthWords(record)}</span>
        {hurry ? <span className={styles.hurry}>{hurry}</span> : null}
      </p>
      <Facts>
        <Fact name={isRoom ? fields.room : fields.service}>{subjectOfRequest(record)}</Fact>
        <Fact name={fields.applicant}>{applicant.name}</Fact>
        <Fact name={fields.repeat}>
          {occurrenceCount !== undefined && approvalCentreText.occurrences(occurrenceCount)}
        </Fact>
        <Fact name={approvalText.reason}>{record.reason}</Fact>
        <Fact name={fields.approvers}>{namesOf(auditors)}</Fact>
        <Fact name={fields.refusal}>{record.refuseReason}</Fact>
      </Facts>
      {roomOrders ? (
        <div className={styles.strip}>
          <h2>{approvalCentreText.dayOf(room?.name ?? address)}</h2>
          <DayStrip
            room={room?.name ?? address}
            request={record}
            isOpen={status === 'AUDITING' || status === 'AUDIT_AGREE'}
            orders={roomOrders}
            zone={zone}
          />
        </div>
      ) : null}
      <RequestAnswers record={record} side={side} zone={zone} onOwnChange={onOwnChange} />
    </article>
  );
}
