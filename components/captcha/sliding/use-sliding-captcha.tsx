'use client';

import { useRef, useState, type ReactNode } from 'react';
import { lazyPart } from '@/components/ui/lazy/lazy-part';
import type { SolvedCaptcha } from './solved-captcha';

const LazySlidingDialog = lazyPart(() =>
  import('./sliding-dialog').then(({ SlidingDialog }) => SlidingDialog),
);

/**
 * The sliding captcha as a question to the person: `ask` opens it and resolves with the proof, or with nothing when it was closed.
 * Failures are shown, and retried, inside the dialog, which the caller places somewhere.
 *
 * @example
 * const captcha = useSlidingCaptcha();
 * const solved = await captcha.ask();
 * if (solved) await api('POST /api-auth/api/client/mobileCaptchas/slide', { body: { …, ...solved } });
 */
export function useSlidingCaptcha(): { ask: () => Promise<SolvedCaptcha | undefined>; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<(solved?: SolvedCaptcha) => void>(undefined);

  function ask() {
    answer.current?.();
    setOpen(true);
    return new Promise<SolvedCaptcha | undefined>((resolve) => {
      answer.current = resolve;
    });
  }

  function end(solved?: SolvedCaptcha) {
    setOpen(false);
    answer.current?.(solved);
    answer.current = undefined;
  }

  return {
    ask,
    dialog: isOpen ? <LazySlidingDialog onSolved={end} onClose={() => end()} /> : null,
  };
}
