'use client';

import { useQuery } from '@tanstack/react-query';
import { ViewLink } from '@/components/ui/links/view-link';
import { approvalKinds, type ApprovalKind } from '@/lib/domain/approval/approval-kinds';
import { unreadApprovals } from '@/lib/query/approval';
import { useApi } from '@/lib/query/context/api-context';
import { approvalText } from '@/lib/text/zh-cn/approval';
import { approvalCentreText } from '@/lib/text/zh-cn/approval-centre';
import { commonText } from '@/lib/text/zh-cn/common';
import { approvalHref, approvalSides, type ApprovalSide, type ApprovalView } from '../approval-view';
import styles from './approval-tabs.module.css';

const sideNames: Record<ApprovalSide, string> = {
  received: approvalText.tabs.sentToMe,
  sent: approvalText.tabs.sentByMe,
};
const kindNames: Record<ApprovalKind, string> = approvalText.tabs;

/** The four lists: by whom the requests are made, and whether they are settled. */
export function ApprovalTabs({ view }: { view: ApprovalView }) {
  const { data } = useQuery(unreadApprovals(useApi()));
  const unread = data?.count ?? 0;
  return (
    <div className={styles.bars}>
      <nav className={styles.tabs} aria-label={approvalCentreText.sides}>
        {approvalSides.map((side) => (
          <ViewLink
            key={side}
            href={approvalHref({ ...view, side })}
            aria-current={side === view.side ? 'true' : undefined}
          >
            {sideNames[side]}
            {side === 'received' && unread > 0 ? (
              <span className={styles.unread}>
                {approvalCentreText.unreadCount(commonText.capped(unread))}
              </span>
            ) : null}
          </ViewLink>
        ))}
      </nav>
      <nav className={styles.kinds} aria-label={approvalCentreText.kinds}>
        {approvalKinds.map((kind) => (
          <ViewLink
            key={kind}
            href={approvalHref({ ...view, kind })}
            aria-current={kind === view.kind ? 'true' : undefined}
          >
            {kindNames[kind]}
          </ViewLink>
        ))}
      </nav>
    </div>
  );
}
