'use client';

import { useCallback } from 'react';
import { useDetailsHref } from '@/components/meeting/details/details-origin';
import { blinkAt } from '@/components/ui/page/led/lead-to';
import { useToast } from '@/components/ui/toast/toast';
import { newIdempotencyKey } from '@/lib/client/transport/idempotency-key';
import type { Meeting } from '@/lib/contract/meeting';
import type { Window } from '@/lib/domain/booking/booking-window';
import { limits } from '@/lib/domain/limits/limits';
import { useMoveMeeting } from '@/lib/query/move-meeting';
import { failureText } from '@/lib/text/errors';
import { moveText } from '@/lib/text/zh-cn/move';
import { slotPairWords } from './slot-pair-words';

/** A room, or the place of a meeting without one, and a time. */
type Slot = { room: { id: string; name: string }; window: Window };
type MovedMeeting = Pick<Meeting, '_id' | 'meetingNo' | 'roomOrderList'>;

/** Saves another time or room of a meeting and offers for a while to undo it; a refusal leaves all as it was (R08). */
export function useSaveMove({ zone }: { zone: string }) {
  const showToast = useToast();
  const detailsHref = useDetailsHref();
  const { mutateAsync, isPending } = useMoveMeeting();

  const fail = useCallback(
    (error: unknown) => showToast(moveText.failed(failureText('update', error)), 'error'),
    [showToast],
  );

  const save = useCallback(
    async (meeting: MovedMeeting, { from, to }: { from: Slot; to: Slot }) => {
      const roomIds = meeting.roomOrderList.map(({ roomId }) => roomId);
      const put = (window: Window, rooms: { from: string; to: string }, all: readonly string[]) =>
        mutateAsync({
          id: meeting._id,
          meetingNo: meeting.meetingNo,
          window,
          rooms,
          changes: {
            beginTime: window.beginTime,
            endTime: window.endTime,
            ...(rooms.from !== rooms.to && { roomBookingForms: all.map((roomId) => ({ roomId })) }),
          },
          idempotencyKey: newIdempotencyKey(),
        });
      const newIds = roomIds.map((id) => (id === from.room.id ? to.room.id : id));
      try {
        await put(to.window, { from: from.room.id, to: to.room.id }, newIds);
      } catch (error) {
        fail(error);
        return;
      }
      const href = detailsHref(meeting.meetingNo);
      blinkAt(`a[href="${href}"]`);
      const words = slotPairWords({ from, to }, zone);
      const undo = () =>
        void put(from.window, { from: to.room.id, to: from.room.id }, roomIds).then(
          () => showToast(moveText.undone(words.from)),
          fail,
        );
      showToast(moveText.moved(words.to), {
        durationMs: limits.undoMs,
        actions: [
          { label: moveText.undo, onAct: undo, isUndo: true },
          { label: moveText.view, href },
        ],
      });
    },
    [mutateAsync, fail, showToast, detailsHref, zone],
  );
  return { save, fail, isPending };
}
