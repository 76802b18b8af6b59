'use client';

import { Button, type ButtonLook } from '@/components/ui/controls/button';
import type { ApprovalRecord } from '@/lib/contract/approval';
import { requestText } from '@/lib/text/zh-cn/approval-centre';
import { RemindAuditors } from './remind-auditors';
import styles from './request-actions.module.css';
import { RevokeRequest } from './revoke-request';

type Props = Pick<ButtonLook, 'size'> & {
  record: ApprovalRecord;
  zone: string;
  isAskingAgain: boolean;
  /** Announces a change of the request's status by its reader. */
  onOwnChange?: (() => void) | undefined;
  /** Opens the place for the reason. */
  onAskAgain: () => void;
};

/** The applicant's own actions on a request, as far as the service allows them now. */
export function RequestActions({ record, size, zone, isAskingAgain, onOwnChange, onAskAgain }: Props) {
  const { can, meetingId, meetingNo } = record;
  return (
    <div className={styles.actions}>
      <RemindAuditors record={record} size={size} zone={zone} />
      {can.revoke ? (
        <RevokeRequest meeting={{ _id: meetingId, meetingNo }} size={size} onRevoke={onOwnChange} />
      ) : null}
      {can.askAgain ? (
        <Button variant="outlined" size={size} aria-expanded={isAskingAgain} onClick={onAskAgain}>
          {requestText.askAgain}
        </Button>
      ) : null}
    </div>
  );
}
