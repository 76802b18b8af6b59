import type { Caller } from '../../kernel/caller';
import type { Concern } from '../../kernel/commands/change';

/** The concerns of a mark that is the caller's alone: the meeting's page and the schedule of that one person. */
export const ownConcerns = ({ staffId }: Pick<Caller, 'staffId'>, meetingId: string): Concern[] => [
  { kind: 'meeting', id: meetingId, staffId },
  { kind: 'staff', id: staffId, staffId },
];
