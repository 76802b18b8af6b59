'use client';

import { useMutation } from '@tanstack/react-query';
import { useSlidingCaptcha } from '@/components/captcha/use-sliding-captcha';
import { ApiError } from '@/lib/client/api-error';
import { limits } from '@/lib/domain/limits';
import { useApi } from '@/lib/query/api-context';
import { accountOutcome } from '@/lib/text/account-errors';
import { keepMobile } from '../kept-mobile';
import type { CodeType } from './sent-codes';
import { useResendCountdown } from './use-resend-countdown';

type Options = { mobile: string; type: CodeType; onSent: () => void };

/** AUTH-02, AUTH-03: the captcha, the call, and the wait until another code may be asked for. */
export function useSendCode({ mobile, type, onSent }: Options) {
  const api = useApi();
  const captcha = useSlidingCaptcha();
  const countdown = useResendCountdown({ mobile, type });
  const sending = useMutation({
    mutationFn: async () => {
      const solved = await captcha.ask();
      if (!solved) return false;
      await api('POST /api-auth/api/client/mobileCaptchas/slide', { body: { mobile, type, ...solved } });
      return true;
    },
    onSuccess: (isSent) => {
      if (!isSent) return;
      countdown.start(limits.smsCountdownSeconds);
      // After a reload the form begins with the number that the countdown is about.
      keepMobile(mobile);
      onSent();
    },
    onError: (error) => {
      const seconds = secondsToWait(error);
      if (seconds) countdown.start(seconds);
    },
  });
  return {
    send: () => sending.mutate(),
    /** What was said about the last code says nothing about what is typed now. */
    forget: () => sending.reset(),
    isSending: sending.isPending,
    isSent: sending.data === true,
    failure: sending.error ? accountOutcome('smsSend', sending.error).message : undefined,
    secondsLeft: countdown.secondsLeft,
    dialog: captcha.dialog,
  };
}

/** §4: on 4031000 the seconds in the returned message; otherwise what the answer's head asks for. */
function secondsToWait(error: unknown): number | undefined {
  const outcome = accountOutcome('smsSend', error);
  const asked = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  return outcome.kind === 'countdown' ? (outcome.seconds ?? asked ?? limits.smsCountdownSeconds) : asked;
}
