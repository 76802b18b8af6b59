'use client';

import { useEffect, useEffectEvent } from 'react';
import type { ApprovalRecord } from '@/lib/contract/approval';
import { useMarkApprovalRead } from '@/lib/query/settle-approval';
import type { ApprovalSide } from '../approval-view';

/** An auditor who opens a request has read it; that takes it off the badge (NAV-01). */
export function useReadMark(record: ApprovalRecord | undefined, side: ApprovalSide): void {
  const { mutate } = useMarkApprovalRead();
  const unreadId = side === 'received' && record && !record.isRead ? record.id : undefined;
  const mark = useEffectEvent((id: string) => mutate(id));
  useEffect(() => {
    if (unreadId !== undefined) mark(unreadId);
  }, [unreadId]);
}
