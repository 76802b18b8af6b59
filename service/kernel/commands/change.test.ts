import { changeRows, concern } from './change';

test('[UX-02] [R40] a change is one outbox row per kind, and one of its own for each person whom it concerns alone', () => {
  const rows = changeRows({
    actor: 'a',
    log: [{ meetingId: 'm1', kind: 'updated', data: { from: 1 } }],
    concerns: [
      ...concern('meeting', ['m1', 'm2', 'm1']),
      ...concern('room', []),
      ...concern('staff', ['a']),
      { kind: 'meeting', id: 'm3', staffId: 'b' },
    ],
  });
  expect(rows.concernKinds).toEqual(['meeting', 'staff', 'meeting']);
  expect(rows.concernIds).toEqual(['{m1,m2}', '{a}', '{m3}']);
  expect(rows.concernStaffIds).toEqual([null, null, 'b']);
  expect(rows.logMeetingIds).toEqual(['m1']);
  expect(rows.logData).toEqual(['{"from":1}']);
});
