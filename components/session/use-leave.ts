'use client';

import { useToast } from '@/components/ui/toast/toast';
import { useLogOut } from '@/lib/query/session';
import { accountMenuText } from '@/lib/text/zh-cn/account-menu';
import { enter } from './enter';
import { broadcastSignedOut } from './other-tabs';

/** Logs out and loads the page it leads to afresh, so that nothing of the session stays in memory. */
export function useLeave() {
  const toast = useToast();
  const { mutate, isPending, isSuccess } = useLogOut();
  return {
    leave: () =>
      mutate(undefined, {
        onSuccess: ({ next }) => {
          broadcastSignedOut();
          enter(next);
        },
        onError: () => toast(accountMenuText.logOutFailed, 'error'),
      }),
    isLeaving: isPending || isSuccess,
  };
}
