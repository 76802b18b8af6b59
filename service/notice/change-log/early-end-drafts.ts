import { finishTimeOf } from '@/lib/domain/meeting/presence';
import type { NoticeDraft } from '../commands/write-notices';
import type { Scene } from './scene';

/** To the organizer, while the meeting can still be continued (EARLY-01). */
export function earlyEndDrafts({ occasion, facts }: Scene): NoticeDraft[] {
  const tipAt = occasion.early_end_tip_at;
  const isSettled = occasion.ended_at ?? occasion.continued_at ?? occasion.cancelled_at;
  if (tipAt === null || isSettled !== null) return [];
  return [
    {
      meetingId: occasion.meeting_id,
      kind: 'earlyEnd',
      version: occasion.version,
      staffIds: [occasion.creator_id],
      facts: { ...facts, finishTime: finishTimeOf(tipAt) },
    },
  ];
}
