'use client';

import { useEffect, useRef, useState } from 'react';
import type { SlidingAnswer, SlidingCaptcha } from '@/lib/contract/captcha';
import { ApiError } from '@/lib/client/failures/api-error';
import { errorCodes } from '@/lib/domain/error-codes';
import { captchas } from '@/lib/domain/limits/way-in-limits';
import { withWait } from '@/lib/text/with-wait';
import { useApi } from '@/lib/query/context/api-context';
import { captchaText } from '@/lib/text/zh-cn/captcha';
import { loadFailureText } from '@/lib/text/load-failure';

export type SolveState = 'idle' | 'checking' | 'solved' | 'wrong';

type Options = {
  onSolved: (solved: SlidingCaptcha) => void;
  /** A challenge stands one answer: whatever was wrong, there has to be another one. */
  onUsedUp: () => void;
};

/** Sends the answer to a challenge of our own, and shows for a moment what came of it. */
export function useSolve({ onSolved, onUsedUp }: Options) {
  const api = useApi();
  const [state, setState] = useState<SolveState>('idle');
  const [message, setMessage] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const after = (then: () => void) => {
    timer.current = setTimeout(then, captchas.resultMs);
  };

  async function solve(challenge: { sessionId: string; challenge: string }, answer: SlidingAnswer) {
    setState('checking');
    setMessage(captchaText.checking);
    const body = { sessionId: challenge.sessionId, challenge: challenge.challenge, answer };
    try {
      const solved = await api('POST /api-auth/api/client/slidingCaptchas/actions/validate', { body });
      setState('solved');
      setMessage(captchaText.slider.success);
      after(() => onSolved(solved));
    } catch (error) {
      setState('wrong');
      setMessage(failureReason(error));
      after(() => {
        setState('idle');
        onUsedUp();
      });
    }
  }

  return {
    state,
    message,
    solve: (...args: Parameters<typeof solve>) => void solve(...args),
    forget: () => setMessage(undefined),
  };
}

function failureReason(error: unknown): string {
  if (error instanceof ApiError && error.code === errorCodes.captchaWrong) return captchaText.slider.failed;
  return error instanceof ApiError ? withWait(loadFailureText(error), error) : captchaText.slider.failed;
}
