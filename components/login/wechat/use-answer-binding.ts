'use client';

import { useMutation } from '@tanstack/react-query';
import { enter } from '@/components/session/enter';
import { ApiError, isIdentityChanged } from '@/lib/client/failures/api-error';
import type { AskedBinding, WechatConflict } from '@/lib/contract/hand-over';
import { limits } from '@/lib/domain/limits/limits';
import { useApi } from '@/lib/query/context/api-context';
import { loadFailureText } from '@/lib/text/load-failure';
import { useEnterAfter } from '../entering/use-enter-after';

/** The reason why it cannot be bound by any retry. */
export type Unbindable = WechatConflict['bound'] | 'gone';

function unbindable(error: unknown): Unbindable | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 410) return 'gone';
  if (error.status !== 409 || isIdentityChanged(error)) return undefined;
  return (error.data as Partial<WechatConflict> | undefined)?.bound ?? 'gone';
}

/**
 * The logged-in person's answer to whether the chat account is theirs, and the way on. The request names the question, because another tab
 * may have changed the session, or the waiting chat account.
 */
export function useAnswerBinding({ userId, shown: mark }: AskedBinding, onward: string) {
  const api = useApi();
  const bind = useMutation({
    mutationFn: () =>
      api('POST /api-auth/api/user/account/weixin/actions/bind', { body: { userId, shown: mark } }),
  });
  const decline = useMutation({
    mutationFn: () => api('POST /api-auth/api/weChatLogin/actions/decline', { body: { shown: mark } }),
    // A lost answer expires by itself: the page does not wait for it.
    onSettled: () => enter(onward),
  });
  useEnterAfter(bind.isSuccess ? { path: onward, delayMs: limits.loginRedirectMs } : undefined);
  const reason = unbindable(bind.error);
  return {
    bind: () => bind.mutate(),
    decline: () => decline.mutate(),
    isBinding: bind.isPending,
    isDeclining: decline.isPending || decline.isSuccess || decline.isError,
    isBound: bind.isSuccess,
    unbindable: reason,
    /** Worth another try. */
    failure: bind.error && !reason ? loadFailureText(bind.error) : undefined,
  };
}
