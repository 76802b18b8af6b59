import { noticeLabels } from '@/lib/domain/meeting/meeting-values';
import { meetingTypeOptions, noticeText, scopeOptions } from './meeting-choices';

describe('[LIM-02] choices of a meeting in words', () => {
  it('meeting types are 1 to 4, in words', () => {
    expect(meetingTypeOptions).toEqual([
      { value: 1, label: '对外商务' },
      { value: 2, label: '内部问题与决策（含评审）' },
      { value: 3, label: '内部例会（周会、月会）' },
      { value: 4, label: '其他（培训、面试等）' },
    ]);
  });

  it('private is 1, public is 2', () => {
    expect(scopeOptions).toEqual([
      { value: 2, label: '公开' },
      { value: 1, label: '私密' },
    ]);
  });

  it('reminders', () => {
    expect(noticeLabels.map(noticeText)).toEqual([
      '准时',
      '提前5分钟',
      '提前10分钟',
      '提前15分钟',
      '提前20分钟',
      '提前30分钟',
      '不提醒',
    ]);
  });
});
