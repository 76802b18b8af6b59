'use client';

import { useMemo } from 'react';
import { useRememberVain } from '@/components/room/freed/remember-vain';
import type { BookedMeeting } from '@/lib/contract/booking';
import { useBookMeeting } from '@/lib/query/booking';
import { type Conflict, conflictsOf } from '../conflicts/conflicts';
import { useSendOnce } from './use-send-once';

const roomNamesIn = (conflicts: readonly Conflict[]) =>
  [...new Set(conflicts.map(({ roomName }) => roomName))].join('、');

/** Sends a booking, and names the conflicts of one that was refused. */
export function useSendBooking({ onBooked }: { onBooked: (meeting: BookedMeeting) => void }) {
  const rememberVain = useRememberVain();
  const { error, ...sending } = useSendOnce(useBookMeeting(), {
    operation: 'order',
    onDone: onBooked,
    onConflicts: (draft, failure) => rememberVain({ draft, roomNames: roomNamesIn(conflictsOf(failure)) }),
  });
  const conflicts = useMemo(() => conflictsOf(error), [error]);
  return { ...sending, conflicts };
}
