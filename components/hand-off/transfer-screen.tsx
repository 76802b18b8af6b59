'use client';

import { LoaderCircle } from 'lucide';
import { useEffect } from 'react';
import { enter } from '@/components/session/enter';
import { Icon } from '@/components/ui/layout/icon';
import { StateView } from '@/components/ui/feedback/state-view';
import { takeStoredTarget } from '@/components/session/take-stored-target';
import { handOffText } from '@/lib/text/zh-cn/hand-off';

type Props = {
  /** The requested page, already validated as ours. */
  to?: string;
  /** As whom the session acts, for what this tab kept for that person. */
  staffId?: string;
};

/** SESS-09: between entry and product; without script one goes on by hand. */
export function TransferScreen({ to, staffId }: Props) {
  useEffect(() => {
    // Removed in any case, so that it is never used later (S18).
    const stored = staffId && takeStoredTarget(staffId);
    enter(to ?? (stored || '/schedule'));
  }, [to, staffId]);
  return (
    <StateView
      variant="page"
      role="status"
      icon={<Icon of={LoaderCircle} size={22} />}
      title={handOffText.transfer.title}
      actions={<a href={to ?? '/schedule'}>{handOffText.transfer.link}</a>}
    />
  );
}
