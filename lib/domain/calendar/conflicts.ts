import { overlaps, type Window } from '../booking/booking-window';
import { inviteStates } from '../meeting/invite-state';
import { displayStages, readMeetingStatus } from '../meeting/meeting-state';

export type ConflictFacts = Window & { id: string; status: string; inviteState?: number | undefined };

/**
 * Only meetings that still take a person's time can collide: none that is over, cancelled or refused.
 *
 * @example
 * takesTime({ status: 'BEFORE', inviteState: inviteStates.onLeave }) //=> false
 */
export function takesTime({ status, inviteState }: Pick<ConflictFacts, 'status' | 'inviteState'>): boolean {
  const stage = readMeetingStatus(status)?.stage;
  const open = stage === displayStages.before || stage === displayStages.during;
  return (
    open &&
    (inviteState === undefined ||
      inviteState === inviteStates.toConfirm ||
      inviteState === inviteStates.joined)
  );
}

/**
 * The ids of those of my meetings that overlap another of them.
 *
 * @example
 * conflictsOf([tenToEleven, halfPastTenToNoon, two]) //=> new Set(['a', 'b'])
 */
export function conflictsOf(meetings: readonly ConflictFacts[]): Set<string> {
  const sorted = meetings.filter(takesTime).sort((one, other) => one.beginTime - other.beginTime);
  const ids = new Set<string>();
  let latest: ConflictFacts | undefined;
  for (const meeting of sorted) {
    // Among the meetings that began before, the one that ends last overlaps this one if any does.
    if (latest !== undefined && overlaps(latest, meeting)) {
      ids.add(latest.id);
      ids.add(meeting.id);
    }
    if (latest === undefined || meeting.endTime > latest.endTime) latest = meeting;
  }
  return ids;
}

type Mine = { meeting: Window & { _id: string; status: string }; inviteState: number };

/**
 * The meetings of mine that take the time of one of them, in the order given.
 *
 * @example
 * conflictsWith(halfPastTenToNoon, [tenToEleven, halfPastTenToNoon, two]) //=> [tenToEleven]
 */
export function conflictsWith<T extends Mine>(record: T, records: readonly T[]): T[] {
  const takes = ({ meeting, inviteState }: Mine) => takesTime({ status: meeting.status, inviteState });
  if (!takes(record)) return [];
  return records.filter(
    (other) =>
      other.meeting._id !== record.meeting._id && takes(other) && overlaps(other.meeting, record.meeting),
  );
}
