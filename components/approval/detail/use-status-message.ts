'use client';

import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useToast } from '@/components/ui/toast/toast';
import type { ApprovalStatus } from '@/lib/domain/approval/approval-state';
import { changedMessage } from '../changed-message';

/**
 * APR-03: says so when an open request was settled by somebody else, or by the clock. Its own reader's changes have messages of
 * their own; the function returned announces one.
 */
export function useStatusMessage(status: ApprovalStatus | undefined): () => void {
  const toast = useToast();
  const last = useRef(status);
  const isOwn = useRef(false);

  const compare = useEffectEvent((now: ApprovalStatus) => {
    const message = last.current !== undefined && last.current !== now ? changedMessage(now) : undefined;
    last.current = now;
    if (message !== undefined && !isOwn.current) toast(message, 'error');
    isOwn.current = false;
  });
  useEffect(() => {
    if (status !== undefined) compare(status);
  }, [status]);

  return useCallback(() => {
    isOwn.current = true;
  }, []);
}
