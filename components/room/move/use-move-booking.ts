'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useDetailsHref } from '@/components/meeting/details/details-origin';
import { useToast } from '@/components/ui/toast/toast';
import { newIdempotencyKey } from '@/lib/client/transport/idempotency-key';
import type { Meeting } from '@/lib/contract/meeting';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import type { Window } from '@/lib/domain/booking/booking-window';
import { limits } from '@/lib/domain/limits/limits';
import { useApi } from '@/lib/query/context/api-context';
import { meetingDetail } from '@/lib/query/meeting';
import { useMoveMeeting } from '@/lib/query/move-meeting';
import { failureText } from '@/lib/text/errors';
import { moveText } from '@/lib/text/zh-cn/move';
import { formatRange } from '@/lib/time/format';
import type { BookingMove } from './booking-move';

/** A move that waits for an answer, because others are invited. */
export type MoveQuestion = { move: BookingMove; meeting: Meeting; others: readonly string[] };

/** The people who would see the new time. */
const othersIn = ({ members }: Meeting): string[] =>
  members
    .filter(
      ({ relation, state, leftTime }) =>
        relation === 'attendee' &&
        state !== inviteStates.withdrawn &&
        state !== inviteStates.refused &&
        leftTime === undefined,
    )
    .map(({ user }) => user.realName);

/** Saves a move of a booking, with an undo for a while; where others are invited it is question about first. */
export function useMoveBooking({ zone }: { zone: string }) {
  const api = useApi();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const detailsHref = useDetailsHref();
  const { mutateAsync } = useMoveMeeting();
  const [question, setQuestion] = useState<MoveQuestion>();
  /** Where it goes, from the letting go until the service has answered. */
  const [pending, setPending] = useState<BookingMove>();

  const fail = useCallback(
    (error: unknown) => showToast(moveText.failed(failureText('update', error)), 'error'),
    [showToast],
  );

  const save = useCallback(
    async ({ order, room, target }: BookingMove, meeting: Meeting) => {
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
      const { beginTime, endTime } = order;
      const newIds = roomIds.map((id) => (id === room.id ? target.room.id : id));
      try {
        await put(target.window, { from: room.id, to: target.room.id }, newIds);
      } catch (error) {
        fail(error);
        return;
      }
      const undo = () =>
        void put({ beginTime, endTime }, { from: target.room.id, to: room.id }, roomIds).then(
          () => showToast(moveText.undone(`${room.name} ${formatRange(order, zone)}`)),
          fail,
        );
      showToast(moveText.moved(`${target.room.name} ${formatRange(target.window, zone)}`), {
        durationMs: limits.undoMs,
        actions: [
          { label: moveText.undo, onAct: undo, isUndo: true },
          { label: moveText.view, href: detailsHref(meeting.meetingNo) },
        ],
      });
    },
    [mutateAsync, fail, showToast, detailsHref, zone],
  );

  const onMove = useCallback(
    async (move: BookingMove) => {
      setPending(move);
      try {
        const meeting = await queryClient.fetchQuery({
          ...meetingDetail(api, move.order.meetingNo),
          staleTime: 0,
        });
        const others = othersIn(meeting);
        if (!meeting.can.edit) showToast(moveText.notEditable, 'error');
        else if (others.length > 0) {
          setQuestion({ move, meeting, others });
          return;
        } else await save(move, meeting);
      } catch (error) {
        fail(error);
      }
      setPending(undefined);
    },
    [api, queryClient, save, fail, showToast],
  );

  const close = useCallback(() => {
    setQuestion(undefined);
    setPending(undefined);
  }, []);
  const confirm = useCallback(() => {
    if (!question) return;
    setQuestion(undefined);
    void save(question.move, question.meeting).finally(() => setPending(undefined));
  }, [question, save]);

  return { onMove, pending, question, confirm, close };
}
