import type { Window } from '../booking/booking-window';
import { inviteStates } from '../meeting/invite-state';
import { displayStages, readMeetingStatus } from '../meeting/meeting-state';

type Scheduled = { meeting: Window & { _id: string; status: string }; inviteState: number };

const stageOf = ({ meeting }: Scheduled) => readMeetingStatus(meeting.status)?.stage;

const outOfIt: readonly number[] = [inviteStates.refused, inviteStates.onLeave, inviteStates.withdrawn];

/** Whether a meeting comes to nothing, or to nothing for me: cancelled, not approved, refused, on leave, taken out. */
const isOff = (record: Scheduled) =>
  stageOf(record) === displayStages.cancelled || outOfIt.includes(record.inviteState);

const isOver = (record: Scheduled) => stageOf(record) === displayStages.after;

const byTime = (one: Scheduled, other: Scheduled) =>
  one.meeting.beginTime - other.meeting.beginTime || one.meeting.endTime - other.meeting.endTime;

/**
 * SCH-01: a day's records in the groups 今日安排 and 已结束, and apart from them those that come to nothing for me, each in order of
 * time.
 *
 * @param standing ids of meetings that stay in 今日安排 whatever becomes of them: rows that one looks at do not leave
 * @example
 * scheduleGroups(records, new Set()) //=> { arrangements: [...], ended: [...], off: [...] }
 */
export function scheduleGroups<T extends Scheduled>(
  records: readonly T[],
  standing: ReadonlySet<string>,
): { arrangements: T[]; ended: T[]; off: T[] } {
  const sorted = [...records].sort(byTime);
  const groupOf = (record: T) => {
    if (isOff(record)) return standing.has(record.meeting._id) ? 'arrangements' : 'off';
    return isOver(record) ? 'ended' : 'arrangements';
  };
  const inGroup = (name: ReturnType<typeof groupOf>) => sorted.filter((record) => groupOf(record) === name);
  return { arrangements: inGroup('arrangements'), ended: inGroup('ended'), off: inGroup('off') };
}
