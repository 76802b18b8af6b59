'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { isPlainClick } from '@/components/ui/links/is-plain-click';
import { usePageRouter } from '@/components/ui/page/router/use-page-router';
import { useToast } from '@/components/ui/toast/toast';
import type { ApprovalRecord } from '@/lib/contract/approval';
import { approvalKeys, approvalRecord } from '@/lib/query/approval';
import { useApi } from '@/lib/query/context/api-context';
import { changedMessage } from '../changed-message';
import { requestHref, type ApprovalSide } from '../approval-view';

/**
 * APR-03: opens a request, unless its status is another one by now: then the message says so and the item is read again.
 * One whose present status cannot be read opens all the same, and its page says why.
 */
export function useOpenRequest(side: ApprovalSide) {
  const api = useApi();
  const queryClient = useQueryClient();
  const router = usePageRouter();
  const toast = useToast();

  return async (event: MouseEvent<HTMLAnchorElement>, { id, status }: ApprovalRecord) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const now = await queryClient
      .fetchQuery({ ...approvalRecord(api, id), staleTime: 0 })
      .catch(() => undefined);
    const message = now && now.status !== status ? changedMessage(now.status) : undefined;
    if (message === undefined) return router.push(requestHref(id, side));
    toast(message, 'error');
    await queryClient.invalidateQueries({ queryKey: approvalKeys.all });
  };
}
