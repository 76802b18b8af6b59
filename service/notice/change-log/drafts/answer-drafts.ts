import { inviteStates } from '@/lib/domain/meeting/invite-state';
import type { NoticeDraft } from '../../commands/write-notices';
import { gatherWindow } from '../merging/gather-window';
import type { Scene } from '../scene';

/** To the organizer, at the end of the window, together with all other answers of it. */
export function answerDrafts({ occasion, members, facts, now }: Scene): NoticeDraft[] {
  const { actor_id: actorId, actor_name: name, creator_id: organizerId } = occasion;
  const member = members.find((each) => each.staff_id === actorId);
  if (actorId === organizerId || name === null || member === undefined) return [];
  const state = occasion.kind === 'quit' ? inviteStates.withdrawn : member.state;
  const reason = member.reason ?? undefined;
  const { actorName: _one, ...others } = facts;
  return [
    {
      meetingId: occasion.meeting_id,
      kind: 'answers',
      ...gatherWindow(now),
      staffIds: [organizerId],
      facts: {
        ...others,
        answers: [{ staffId: member.staff_id, name, state, ...(reason !== undefined && { reason }) }],
      },
    },
  ];
}
