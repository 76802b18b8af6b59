import { useState, type MouseEvent } from 'react';
import { ChoiceMark } from '@/components/ui/controls/choice/choice-mark';
import { Tag } from '@/components/ui/layout/tag';
import type { ApprovalRecord } from '@/lib/contract/approval';
import { approvalText } from '@/lib/text/zh-cn/approval';
import { approvalCentreText, settleText } from '@/lib/text/zh-cn/approval-centre';
import { requestHref, type ApprovalSide } from '../approval-view';
import { AskAgain } from '../request/ask-again';
import { RequestActions } from '../request/request-actions';
import { DayStrip } from '../strip/day-strip';
import styles from './approval-row.module.css';
import { ApprovalTag } from './approval-tag';
import { RequestSummary } from './request-summary';
import type { RowSettling } from './row-settling';
import { SettleInRow } from './settle-in-row';

type Props = {
  record: ApprovalRecord;
  side: ApprovalSide;
  now: number;
  zone: string;
  settling?: RowSettling | undefined;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
};

const pendingStatus = { agree: 'AUDIT_AGREE', refuse: 'AUDIT_REFUSE' } as const;

/** A request with all that its decision needs, and the decision in place (APR-01, APR-02). */
export function ApprovalRow({ record, side, now, zone, settling, onOpen }: Props) {
  const [isAskingAgain, setAskingAgain] = useState(false);
  const { id, subject, type, room, roomOrders, address } = record;
  const status = settling?.pending ? pendingStatus[settling.pending] : record.status;
  const isUnread = side === 'received' && !record.isRead && record.status === 'AUDITING';
  return (
    <li
      className={styles.row}
      data-request={id}
      data-selected={settling?.isSelected || undefined}
      data-pending={settling?.pending}
      aria-busy={settling?.pending !== undefined || undefined}
    >
      {settling ? (
        <ChoiceMark
          type="checkbox"
          className={styles.mark}
          checked={settling.isSelected}
          disabled={settling.pending !== undefined}
          aria-label={settleText.select(subject)}
          onChange={settling.onSelect}
        />
      ) : null}
      <div className={styles.main}>
        <div className={styles.headline}>
          {isUnread ? (
            <span className={styles.unread}>
              <span className="visually-hidden">{approvalCentreText.unread}</span>
            </span>
          ) : null}
          <a href={requestHref(id, side)} className={styles.subject} onClick={onOpen}>
            {subject}
          </a>
          <Tag>{type === 'ROOM' ? approvalText.types.room : approvalText.types.service}</Tag>
          {status === 'AUDITING' ? null : <ApprovalTag status={status} />}
        </div>
        <RequestSummary record={record} side={side} now={now} zone={zone} />
      </div>
      {roomOrders ? (
        <div className={styles.strip}>
          <DayStrip
            room={room?.name ?? address}
            request={record}
            isOpen={record.status === 'AUDITING' || record.status === 'AUDIT_AGREE'}
            orders={roomOrders}
            zone={zone}
          />
        </div>
      ) : null}
      {settling ? <SettleInRow record={record} settling={settling} /> : null}
      {side === 'sent' ? (
        <div className={styles.actions}>
          <RequestActions
            record={record}
            size="small"
            zone={zone}
            isAskingAgain={isAskingAgain}
            onAskAgain={() => setAskingAgain(true)}
          />
        </div>
      ) : null}
      {isAskingAgain ? (
        <div className={styles.form}>
          <AskAgain
            meeting={{ ...record, _id: record.meetingId }}
            reason={record.reason}
            zone={zone}
            onAsked={() => setAskingAgain(false)}
            onClose={() => setAskingAgain(false)}
          />
        </div>
      ) : null}
    </li>
  );
}
