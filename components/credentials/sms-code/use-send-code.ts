'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSlidingCaptcha } from '@/components/captcha/sliding/use-sliding-captcha';
import { loadFailureReason } from '@/components/ui/lazy/load-failure-reason';
import { limits } from '@/lib/domain/limits/limits';
import { useApi } from '@/lib/query/context/api-context';
import { assertCookies } from '../session/cookies';
import { storeMobile } from '../session/stored-mobile';
import type { CodeFailure } from './code-failure';
import type { CodeType } from './sent-codes';
import { useResendCountdown } from './use-resend-countdown';

type Options = { mobile: string; type: CodeType; onSent: () => void };

/** The wording of failures is loaded once something has failed. */
const failureOf = (error: unknown): Promise<CodeFailure> =>
  import('./code-failure').then(
    ({ codeFailure }) => codeFailure(error),
    async () => ({ message: await loadFailureReason() }),
  );

/** AUTH-02, AUTH-03: the captcha, the call, and the wait until another code may be asked for. */
export function useSendCode({ mobile, type, onSent }: Options) {
  const api = useApi();
  const captcha = useSlidingCaptcha();
  const countdown = useResendCountdown({ mobile, type });
  const [failure, setFailure] = useState<string>();
  const sending = useMutation({
    mutationFn: async () => {
      assertCookies();
      const solved = await captcha.ask();
      if (!solved) return false;
      await api('POST /api-auth/api/client/mobileCaptchas/slide', { body: { mobile, type, ...solved } });
      return true;
    },
    onSuccess: (isSent) => {
      if (!isSent) return;
      countdown.start(limits.smsCountdownSeconds);
      // After a reload the form begins with the number that the countdown is about.
      storeMobile(mobile);
      onSent();
    },
    onError: async (error) => {
      const details = await failureOf(error);
      if (details.seconds) countdown.start(details.seconds);
      setFailure(details.message);
    },
  });
  return {
    send: () => sending.mutate(),
    /** The message about the last code says nothing about the current input. */
    forget() {
      sending.reset();
      setFailure(undefined);
    },
    isSending: sending.isPending,
    isSent: sending.data === true,
    failure: sending.error ? failure : undefined,
    secondsLeft: countdown.secondsLeft,
    dialog: captcha.dialog,
  };
}
