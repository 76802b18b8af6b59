'use client';

import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { ClipboardCheck } from 'lucide-react';
import { limits } from '@/lib/domain/limits';
import { shellText } from '@/lib/text/zh-cn/shell';
import styles from './approval-link.module.css';

const capped = (count: number) => (count > limits.badgeMax ? `${limits.badgeMax}+` : String(count));

/** No badge while the number is unknown: a 0 would be a claim. */
export function ApprovalLink({ unread = 0 }: { unread?: number }) {
  const label = unread > 0 ? shellText.approvalsUnread(capped(unread)) : shellText.approvals;
  return (
    <Tooltip title={shellText.approvals}>
      <IconButton href="/approval-center" aria-label={label}>
        <ClipboardCheck size={18} aria-hidden />
        {unread > 0 ? (
          <span className={styles.badge} aria-hidden="true">
            {capped(unread)}
          </span>
        ) : null}
      </IconButton>
    </Tooltip>
  );
}
