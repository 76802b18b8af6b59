import { meetingStatuses } from '../meeting/meeting-state';
import { scheduleGroups } from './schedule-groups';

const record = (status: string, beginTime: number) => ({
  meeting: { status, beginTime, endTime: beginTime + 1 },
});

describe('[SCH-01] groups of the day', () => {
  it('what is still to come or running is 今日安排, the rest 已结束', () => {
    const { arrangements, ended } = scheduleGroups(
      meetingStatuses.map((status, index) => record(status, index)),
    );
    expect(arrangements.map(({ meeting }) => meeting.status)).toEqual(['BEFORE', 'DURING', 'AUDITING']);
    expect(ended.map(({ meeting }) => meeting.status)).toEqual([
      'CANCEL',
      'FINISH',
      'FILED',
      'AUDIT_REFUSE',
      'AUDIT_REVOKE',
      'AUDIT_EXPIRED',
    ]);
  });

  it('each in order of time, and nothing is lost', () => {
    const records = [record('BEFORE', 3), record('NEW_STATUS', 1), record('BEFORE', 2)];
    expect(scheduleGroups(records).arrangements.map(({ meeting }) => meeting.beginTime)).toEqual([1, 2, 3]);
  });
});
