import { inviteStates } from '../meeting/invite-state';
import { meetingStatuses } from '../meeting/meeting-state';
import { scheduleGroups } from './schedule-groups';

const record = (status: string, beginTime: number, inviteState: number = inviteStates.joined) => ({
  meeting: { _id: `${status}-${beginTime}`, status, beginTime, endTime: beginTime + 1 },
  inviteState,
});

const nothing: ReadonlySet<string> = new Set();
const statusesOf = (records: readonly ReturnType<typeof record>[]) =>
  records.map(({ meeting }) => meeting.status);

describe('[SCH-01] groups of the day', () => {
  it('what is still to come or running is 今日安排, what took place 已结束, and the rest is off', () => {
    const { arrangements, ended, off } = scheduleGroups(
      meetingStatuses.map((status, index) => record(status, index)),
      nothing,
    );
    expect(statusesOf(arrangements)).toEqual(['BEFORE', 'DURING', 'AUDITING']);
    expect(statusesOf(ended)).toEqual(['FINISH', 'FILED']);
    expect(statusesOf(off)).toEqual(['CANCEL', 'AUDIT_REFUSE', 'AUDIT_REVOKE', 'AUDIT_EXPIRED']);
  });

  it.each([
    ['refused', inviteStates.refused],
    ['on leave from', inviteStates.onLeave],
    ['taken out of', inviteStates.withdrawn],
  ])('a meeting that I am %s is off', (_case, inviteState) => {
    expect(scheduleGroups([record('BEFORE', 1, inviteState)], nothing).off).toHaveLength(1);
  });

  it('a meeting that one looks at stays where it is', () => {
    const cancelled = record('CANCEL', 1);
    const { arrangements, off } = scheduleGroups([cancelled], new Set([cancelled.meeting._id]));
    expect(statusesOf(arrangements)).toEqual(['CANCEL']);
    expect(off).toEqual([]);
  });

  it('each in order of time, and nothing is lost', () => {
    const records = [record('BEFORE', 3), record('NEW_STATUS', 1), record('BEFORE', 2)];
    const { arrangements } = scheduleGroups(records, nothing);
    expect(arrangements.map(({ meeting }) => meeting.beginTime)).toEqual([1, 2, 3]);
  });
});
