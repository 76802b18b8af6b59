'use client';

import { useCallback } from 'react';
import { useDetailsHref } from '@/components/meeting/details/details-origin';
import { useToast } from '@/components/ui/toast/toast';
import type { ToastAction } from '@/components/ui/toast/toast-model';
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

/** The way to take a new booking back, for its toast; `slot` names it. */
export function useUndoAction({ onUndo }: { onUndo?: () => void } = {}) {
  const showToast = useToast();
  const { mutateAsync: undoBooking } = useUndoBooking();

  return useCallback(
    (meeting: BookedMeeting, slot: string): ToastAction => {
      const undo = () => {
        onUndo?.();
        // The promise, not the mutation's callbacks: the result is announced even after the screen is left.
        undoBooking(meeting).then(
          () => showToast(draftText.undone(slot)),
          (error: unknown) => showToast(draftText.undoFailed(failureText('cancel', error)), 'error'),
        );
      };
      return { label: draftText.undo, onAct: undo, isUndo: true };
    },
    [showToast, undoBooking, onUndo],
  );
}

/** Announces a booking, with a link to it, and for a while an undo (UX-03). */
export function useBookedToast({ onUndo }: { onUndo: () => void }) {
  const showToast = useToast();
  const detailsHref = useDetailsHref();
  const undoAction = useUndoAction({ onUndo });

  return useCallback(
    ({ meeting, room, window, zone }: Booked) => {
      const slot = `${room.name} ${formatRange(window, zone)}`;
      const isRequest = meeting.status === 'AUDITING';
      showToast(isRequest ? draftText.requested(slot) : draftText.booked(slot), {
        durationMs: limits.undoMs,
        actions: [undoAction(meeting, slot), { label: draftText.view, href: detailsHref(meeting.meetingNo) }],
      });
    },
    [showToast, detailsHref, undoAction],
  );
}
