'use client';

import { useToast } from '@/components/ui/toast';
import { useLogOut } from '@/lib/query/session';
import { shellText } from '@/lib/text/zh-cn/shell';
import { enter } from './enter';
import { tellSignedOut } from './other-tabs';

/** Logs out and loads the page it leads to afresh, so that nothing of the session stays in memory. */
export function useLeave() {
  const toast = useToast();
  const { mutate, isPending, isSuccess } = useLogOut();
  return {
    leave: () =>
      mutate(undefined, {
        onSuccess: ({ next }) => {
          tellSignedOut();
          enter(next);
        },
        onError: () => toast(shellText.logOutFailed, 'error'),
      }),
    isLeaving: isPending || isSuccess,
  };
}
