'use client';

import { useCallback } from 'react';
import { useDetailsHref } from '@/components/meeting/details/details-origin';
import { useToast } from '@/components/ui/toast/toast';
import type { BookedMeeting } from '@/lib/contract/booking';
import { limits } from '@/lib/domain/limits/limits';
import { useUndoBooking } from '@/lib/query/booking';
import { failureText } from '@/lib/text/errors';
import { draftText } from '@/lib/text/zh-cn/draft';
import { formatRange } from '@/lib/time/format';
import type { PickedSlot } from './picked-slot';

export type Booked = Pick<PickedSlot, 'window' | 'zone'> & {
  room: Pick<PickedSlot['room'], 'name'>;
  meeting: BookedMeeting;
};

/** Announces a booking, with a link to it, and for a while an undo (UX-03). */
export function useBookedToast({ onUndo }: { onUndo: () => void }) {
  const showToast = useToast();
  const detailsHref = useDetailsHref();
  const { mutateAsync: undoBooking } = useUndoBooking();

  return useCallback(
    ({ meeting, room, window, zone }: Booked) => {
      const slot = `${room.name} ${formatRange(window, zone)}`;
      const undo = () => {
        onUndo();
        // The promise, not the mutation's callbacks: the result is announced even after the grid is left.
        undoBooking(meeting).then(
          () => showToast(draftText.undone(slot)),
          (error: unknown) => showToast(draftText.undoFailed(failureText('cancel', error)), 'error'),
        );
      };
      const isRequest = meeting.status === 'AUDITING';
      showToast(isRequest ? draftText.requested(slot) : draftText.booked(slot), {
        durationMs: limits.undoMs,
        actions: [
          { label: draftText.undo, onAct: undo, isUndo: true },
          { label: draftText.view, href: detailsHref(meeting.meetingNo) },
        ],
      });
    },
    [showToast, detailsHref, undoBooking, onUndo],
  );
}
