'use client';

import { useCallback, useMemo, useRef, useState } from 'react';
import { useToast } from '@/components/ui/toast/toast';
import { newIdempotencyKey } from '@/lib/client/transport/idempotency-key';
import type { BookedMeeting } from '@/lib/contract/booking';
import { useBookMeeting } from '@/lib/query/booking';
import type { BookingDraft } from '@/lib/query/booking-keys';
import { errorOutcome } from '@/lib/text/errors';
import { conflictsOf } from '../conflicts/conflicts';

type Intent = { body: string; key: string };

/** Sends a booking once, says what became of it, and keeps what the form needs to show a refusal. */
export function useSendBooking({ onBooked }: { onBooked: (meeting: BookedMeeting) => void }) {
  const { mutate, isPending, error, reset: drop } = useBookMeeting();
  const showToast = useToast();
  const intent = useRef<Intent>(undefined);
  // A second click can come before React has shown the first: state alone would let it through.
  const underWay = useRef(false);
  const [isDone, setDone] = useState(false);

  const send = (draft: BookingDraft) => {
    if (underWay.current) return;
    underWay.current = true;
    const body = JSON.stringify(draft);
    // Same content, same key: a retry after a lost answer finds the meeting it made (BOOK-09).
    if (intent.current?.body !== body) intent.current = { body, key: newIdempotencyKey() };
    mutate(
      { draft, idempotencyKey: intent.current.key },
      {
        onSuccess: (meeting) => {
          setDone(true);
          onBooked(meeting);
        },
        onError: (failure) => {
          const { kind, message } = errorOutcome('order', failure);
          if (message && kind === 'toast') showToast(message, 'error');
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

  const outcome = useMemo(() => (error ? errorOutcome('order', error) : undefined), [error]);
  const conflicts = useMemo(() => conflictsOf(error), [error]);
  return { send, reset, isPending, isDone, outcome, conflicts };
}
