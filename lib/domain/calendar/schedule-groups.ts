import type { Window } from '../booking/booking-window';
import { displayStages, readMeetingStatus } from '../meeting/meeting-state';

type Scheduled = { meeting: Window & { status: string } };

const isOver = ({ meeting }: Scheduled) => {
  const stage = readMeetingStatus(meeting.status)?.stage;
  return stage === displayStages.after || stage === displayStages.cancelled;
};

const byTime = (one: Scheduled, other: Scheduled) =>
  one.meeting.beginTime - other.meeting.beginTime || one.meeting.endTime - other.meeting.endTime;

/**
 * SCH-01: a day's records in the groups 今日安排 and 已结束, each in order of time. Cancelled meetings count as ended.
 *
 * @example
 * scheduleGroups(records) //=> { arrangements: [...], ended: [...] }
 */
export function scheduleGroups<T extends Scheduled>(
  records: readonly T[],
): { arrangements: T[]; ended: T[] } {
  const sorted = [...records].sort(byTime);
  return { arrangements: sorted.filter((record) => !isOver(record)), ended: sorted.filter(isOver) };
}
