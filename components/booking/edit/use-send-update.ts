'use client';

import { useCallback, useMemo, useRef, useState } from 'react';
import { useToast } from '@/components/ui/toast/toast';
import { useUpdateMeeting } from '@/lib/query/update-meeting';
import { errorOutcome } from '@/lib/text/errors';
import { conflictsOf } from '../conflicts/conflicts';
import { useAttemptKey } from '../sending/use-attempt-key';
import type { MeetingChanges } from './edited-values';
import { staleVersionOf } from './stale-version';

type Options = { meetingId: string; onSaved: () => void };

/** Sends the changes of a meeting once, and keeps what the form needs to show a refusal (EDIT-03). */
export function useSendUpdate({ meetingId, onSaved }: Options) {
  const { mutate, isPending, error, reset: drop } = useUpdateMeeting();
  const showToast = useToast();
  const keyOf = useAttemptKey();
  // A second click can come before React has shown the first: state alone would let it through.
  const underWay = useRef(false);
  const [isDone, setDone] = useState(false);

  const send = (changes: MeetingChanges) => {
    if (underWay.current) return;
    underWay.current = true;
    mutate(
      { id: meetingId, changes, idempotencyKey: keyOf(changes) },
      {
        onSuccess: () => {
          setDone(true);
          onSaved();
        },
        onError: (failure) => {
          const { kind, message } = errorOutcome('update', failure);
          if (message && kind === 'toast' && !staleVersionOf(failure)) showToast(message, 'error');
        },
        onSettled: () => {
          underWay.current = false;
        },
      },
    );
  };

  const reset = useCallback(() => {
    if (!underWay.current) drop();
  }, [drop]);

  const stale = useMemo(() => staleVersionOf(error), [error]);
  const outcome = useMemo(
    () => (error && !stale ? errorOutcome('update', error) : undefined),
    [error, stale],
  );
  const conflicts = useMemo(() => conflictsOf(error), [error]);
  return { send, reset, isPending, isDone, outcome, conflicts, stale };
}
