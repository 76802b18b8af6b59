'use client';

import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide';
import { IconLink } from '@/components/ui/controls/icon-button';
import { Tip } from '@/components/ui/overlay/tip/tip';
import { Icon } from '@/components/ui/layout/icon';
import { useApi } from '@/lib/query/context/api-context';
import { unreadApprovals } from '@/lib/query/approval';
import { commonText } from '@/lib/text/zh-cn/common';
import { shellText } from '@/lib/text/zh-cn/shell';
import { CountBadge } from '@/components/ui/badge/count-badge';

type Props = { unread?: number };

/** The server's number to begin with, then as it changes. No badge while it is unknown: a 0 would be a claim. */
export function ApprovalLink({ unread: initial }: Props) {
  const { data } = useQuery({
    ...unreadApprovals(useApi()),
    initialData: initial === undefined ? undefined : { count: initial },
    // After a timeout that delayed the whole page, the service is not asked again.
    enabled: initial !== undefined,
  });
  const unread = data?.count ?? 0;
  const label = unread > 0 ? shellText.approvalsUnread(commonText.capped(unread)) : shellText.approvals;
  return (
    <Tip text={shellText.approvals}>
      <IconLink href="/approval-center" aria-label={label}>
        <Icon of={ClipboardCheck} size={18} />
        <CountBadge count={unread} />
      </IconLink>
    </Tip>
  );
}
