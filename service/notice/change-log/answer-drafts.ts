import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { noticeLimits } from '@/lib/domain/limits/notices/notice-limits';
import { msPerMinute } from '@/lib/time/instant';
import type { NoticeDraft } from '../commands/write-notices';
import type { Scene } from './scene';

const windowMs = noticeLimits.answersMinutes * msPerMinute;

/** The window that gathers the answers of an instant. */
export const answerWindow = (now: number): { version: number; dueAt: number } => {
  const version = Math.floor(now / windowMs);
  return { version, dueAt: (version + 1) * windowMs };
};

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
      ...answerWindow(now),
      staffIds: [organizerId],
      facts: {
        ...others,
        answers: [{ staffId: member.staff_id, name, state, ...(reason !== undefined && { reason }) }],
      },
    },
  ];
}
