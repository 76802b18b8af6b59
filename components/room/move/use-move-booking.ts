'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useToast } from '@/components/ui/toast/toast';
import type { Meeting } from '@/lib/contract/meeting';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { useApi } from '@/lib/query/context/api-context';
import { meetingDetail } from '@/lib/query/meeting';
import { moveText } from '@/lib/text/zh-cn/move';
import type { BookingMove } from './booking-move';
import { useSaveMove } from './use-save-move';

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
  const { save: saveMove, fail } = useSaveMove({ zone });
  const [question, setQuestion] = useState<MoveQuestion>();
  /** Where it goes, from the letting go until the service has answered. */
  const [pending, setPending] = useState<BookingMove>();

  const save = useCallback(
    ({ order, room, target }: BookingMove, meeting: Meeting) =>
      saveMove(meeting, { from: { room, window: order }, to: target }),
    [saveMove],
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
