import { overlaps, type Window } from '../booking/booking-window';
import { inviteStates } from '../meeting/invite-state';
import { displayStages, readMeetingStatus } from '../meeting/meeting-state';

export type ConflictFacts = Window & { id: string; status: string; inviteState?: number | undefined };

/**
 * Only what still takes a person's time can collide: not what is over or called off, nor what they said no to.
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
  const found = new Set<string>();
  let latest: ConflictFacts | undefined;
  for (const meeting of sorted) {
    // Of all that began before, the one that ends last overlaps this one if any does.
    if (latest !== undefined && overlaps(latest, meeting)) {
      found.add(latest.id);
      found.add(meeting.id);
    }
    if (latest === undefined || meeting.endTime > latest.endTime) latest = meeting;
  }
  return found;
}
