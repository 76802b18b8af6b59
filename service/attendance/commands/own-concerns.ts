import type { Caller } from '../../kernel/caller';
import type { Concern } from '../../kernel/commands/change';

/** The concerns of a mark that is the caller's alone: the page of each meeting and the schedule of that one person. */
export const ownConcerns = (
  { staffId }: Pick<Caller, 'staffId'>,
  ...meetingIds: readonly string[]
): Concern[] => [
  ...meetingIds.map((id) => ({ kind: 'meeting' as const, id, staffId })),
  { kind: 'staff', id: staffId, staffId },
];
