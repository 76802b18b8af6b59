'use client';

import { useMemo } from 'react';
import type { BookedMeeting } from '@/lib/contract/booking';
import { useBookMeeting } from '@/lib/query/booking';
import { conflictsOf } from '../conflicts/conflicts';
import { useSendOnce } from './use-send-once';

/** Sends a booking, and names the conflicts of one that was refused. */
export function useSendBooking({ onBooked }: { onBooked: (meeting: BookedMeeting) => void }) {
  const { error, ...sending } = useSendOnce(useBookMeeting(), { operation: 'order', onDone: onBooked });
  const conflicts = useMemo(() => conflictsOf(error), [error]);
  return { ...sending, conflicts };
}
