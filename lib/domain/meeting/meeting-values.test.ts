import { effectiveTypes, meetingTypes, noticeLabels, noticeMinutes, scopes } from './meeting-values';

describe('[LIM-02] values of a meeting', () => {
  it('meeting types are 1 to 4', () => {
    expect(meetingTypes).toEqual({ external: 1, problem: 2, routine: 3, other: 4 });
  });

  it('private is 1, public is 2', () => {
    expect(scopes).toEqual({ private: 1, public: 2 });
  });

  it('reminders go out 0, 5, 10, 15, 20 or 30 minutes before, or not at all', () => {
    expect(noticeLabels.map((label) => noticeMinutes[label])).toEqual([0, 5, 10, 15, 20, 30, undefined]);
  });

  it('attendance is by default 0, only this occurrence 1, all 2', () => {
    expect(effectiveTypes).toEqual({ byDefault: 0, onlyCurrent: 1, all: 2 });
  });
});
