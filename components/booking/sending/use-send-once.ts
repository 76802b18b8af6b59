'use client';

import type { UseMutationResult } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useToast } from '@/components/ui/toast/toast';
import { errorOutcome } from '@/lib/text/errors';
import { useAttemptKey } from './use-attempt-key';

type Request<Draft> = { draft: Draft; idempotencyKey: string };
type Options<Draft, Answer> = {
  operation: 'order' | 'series';
  onDone: (answer: Answer) => void;
  onConflicts?: (draft: Draft, failure: unknown) => void;
};

/** Sends a draft once, says what became of it, and keeps what the form needs to show a refusal. */
export function useSendOnce<Draft, Answer>(
  { mutate, isPending, error, reset: drop }: UseMutationResult<Answer, Error, Request<Draft>>,
  { operation, onDone, onConflicts }: Options<Draft, Answer>,
) {
  const showToast = useToast();
  const keyOf = useAttemptKey();
  // A second click can come before React has shown the first: state alone would let it through.
  const underWay = useRef(false);
  const [isDone, setDone] = useState(false);

  const send = (draft: Draft) => {
    if (underWay.current) return;
    underWay.current = true;
    mutate(
      { draft, idempotencyKey: keyOf(draft) },
      {
        onSuccess: (answer) => {
          setDone(true);
          onDone(answer);
        },
        onError: (failure) => {
          const { kind, message } = errorOutcome(operation, failure);
          if (message && kind === 'toast') showToast(message, 'error');
          if (kind === 'conflicts') onConflicts?.(draft, failure);
        },
        onSettled: () => {
          underWay.current = false;
        },
      },
    );
  };

  const reset = useCallback(() => {
    // If it were dropped on its way, the meeting that it makes would stay unnoticed.
    if (!underWay.current) drop();
  }, [drop]);

  const outcome = useMemo(() => (error ? errorOutcome(operation, error) : undefined), [error, operation]);
  return { send, reset, isPending, isDone, outcome, error };
}
