import { useMutation, useMutationState, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Meeting } from '@/lib/contract/meeting';
import type { CalendarItem, ScheduleRecord } from '@/lib/contract/schedule';
import type { InviteAnswer, InviteState } from '@/lib/domain/meeting/invite-state';
import { useApi } from './context/api-context';
import { meetingKeys, refreshMeeting, type MeetingRef } from './meeting';
import { scheduleKeys } from './schedule';

/** An answer as it is sent: with the reason of an absence, and with its reach in a series (INV-05). */
export type GivenAnswer = { state: InviteAnswer; reason?: string; effectiveType?: number };
type Answer = GivenAnswer & { meetingNo: string };
type AnsweredBy = { meetingNo: string; staffId: string; state: InviteState };

const answering = ['answer-invitation'] as const;

type Options = {
  /** Called for each answer that the service has taken, with the state that it led to. */
  onAccepted?: ((state: number) => void) | undefined;
  /** Called for each answer that was refused, also when the meeting is off the screen by then. */
  onRefused: (error: Error) => void;
};

/**
 * Answers an invitation. Several answers to one meeting go out one after the other, so the last one counts. While they are
 * pending they overlay the cached data (`useUnderway`), so no read undoes them and no failure has to restore anything.
 */
export function useAnswerInvitation(
  { _id, meetingNo }: MeetingRef,
  staffId: string,
  { onAccepted, onRefused }: Options,
): (answer: GivenAnswer) => void {
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: answering,
    scope: { id: `answer-${meetingNo}` },
    mutationFn: ({ meetingNo: _meetingNo, ...body }: Answer) =>
      api('PUT /api-meeting/api/user/meetings/{id}/members/status', { params: { id: _id }, body }),
    onSuccess: async ({ inviteState }) => {
      await keepAnswer(queryClient, { meetingNo, staffId, state: inviteState });
      onAccepted?.(inviteState);
    },
    onError: onRefused,
    // Also after a refusal: beside "not in this state" the screen shows the state.
    onSettled: () => void refreshMeeting(queryClient, meetingNo),
  });
  return (answer) => mutate({ ...answer, meetingNo });
}

/** A read that was sent before the answer would bring the old state back. */
async function keepAnswer(queryClient: QueryClient, answer: AnsweredBy): Promise<void> {
  const { meetingNo } = answer;
  const detail = meetingKeys.detail(meetingNo);
  await queryClient.cancelQueries({ queryKey: detail });
  await queryClient.cancelQueries({ queryKey: scheduleKeys.all });
  queryClient.setQueryData<Meeting>(detail, (meeting) => meeting && answeredMeeting(meeting, answer));
  queryClient.setQueriesData<ScheduleRecord[]>({ queryKey: scheduleKeys.allRecords() }, (mine) =>
    mine?.map((record) => (record.meeting.meetingNo === meetingNo ? answered(record, answer.state) : record)),
  );
  queryClient.setQueriesData<CalendarItem[]>({ queryKey: scheduleKeys.allCalendars() }, (mine) =>
    mine?.map((item) => (item.meetingNo === meetingNo ? answered(item, answer.state) : item)),
  );
}

const answered = <T extends { inviteState?: number }>(mine: T, inviteState: number): T => ({
  ...mine,
  inviteState,
});

const answeredMeeting = (meeting: Meeting, { staffId, state }: AnsweredBy): Meeting => ({
  ...answered(meeting, state),
  members: meeting.members.map((member) => (member.user.staffId === staffId ? { ...member, state } : member)),
});

/** Overlays the cached data with the pending answers, wherever it is displayed (UX-03). */
export function useUnderway() {
  const pending = useMutationState({
    filters: { mutationKey: answering, status: 'pending' },
    select: ({ state }) => state.variables as Answer,
  });
  return useMemo(() => {
    const states = new Map(pending.map(({ meetingNo, state }) => [meetingNo, state]));
    const overlaid = <T extends { inviteState?: number }>(mine: T, meetingNo: string): T => {
      const state = states.get(meetingNo);
      return state === undefined ? mine : answered(mine, state);
    };
    return {
      record: (record: ScheduleRecord) => overlaid(record, record.meeting.meetingNo),
      item: (item: CalendarItem) => overlaid(item, item.meetingNo),
      meeting: (meeting: Meeting, staffId: string) => {
        const state = states.get(meeting.meetingNo);
        return state === undefined ? meeting : answeredMeeting(meeting, { ...meeting, staffId, state });
      },
    };
  }, [pending]);
}
