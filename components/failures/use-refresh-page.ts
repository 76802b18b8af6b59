'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { useToast } from '@/components/ui/toast/toast';
import { serverAnswers } from '@/lib/client/server-answers';
import { errorText } from '@/lib/text/zh-cn/errors';

/** Requests this page again, if the server is reachable: the router would hand over to the browser's own error page (R31). */
export function useRefreshPage(): { refresh: (andThen?: () => void) => void; isRefreshing: boolean } {
  const router = useRouter();
  const toast = useToast();
  const [isRefreshing, startRefresh] = useTransition();
  const refresh = (andThen?: () => void) =>
    startRefresh(async () => {
      if (!(await serverAnswers())) return toast(errorText.offline, 'error');
      startRefresh(() => {
        router.refresh();
        andThen?.();
      });
    });
  return { refresh, isRefreshing };
}
