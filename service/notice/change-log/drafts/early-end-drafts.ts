import { finishTimeOf } from '@/lib/domain/meeting/presence';
import type { NoticeDraft } from '../../commands/write-notices';
import type { Scene } from '../scene';

/** To the organizer, of a meeting that the clock has ended (EARLY-04). */
export function endedDrafts({ occasion, facts }: Scene): NoticeDraft[] {
  const endedAt = occasion.ended_at;
  if (endedAt === null || occasion.actor_id !== null) return [];
  return [{ ...toOrganizer(occasion), facts: { ...facts, endedTime: endedAt } }];
}

/** To the organizer, while the meeting can still be continued (EARLY-01). */
export function earlyEndDrafts({ occasion, facts }: Scene): NoticeDraft[] {
  const tipAt = occasion.early_end_tip_at;
  const isSettled = occasion.ended_at ?? occasion.continued_at ?? occasion.cancelled_at;
  if (tipAt === null || isSettled !== null) return [];
  return [{ ...toOrganizer(occasion), facts: { ...facts, finishTime: finishTimeOf(tipAt) } }];
}

/** The end raises the version, so that it is another notice than the tip. */
const toOrganizer = ({ meeting_id: meetingId, version, creator_id: organizerId }: Scene['occasion']) => ({
  ...{ meetingId, version, kind: 'earlyEnd' as const },
  staffIds: [organizerId],
});
