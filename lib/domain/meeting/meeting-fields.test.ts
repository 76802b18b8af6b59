import { changedFields, formerContent, type MeetingContent, meetingFields, undone } from './meeting-fields';

const meeting: MeetingContent = {
  subject: '周会',
  beginTime: 1_000,
  endTime: 2_000,
  address: '望江',
  online: false,
  roomIds: ['r1', 'r2'],
  memberIds: ['a', 'b'],
  guests: [{ name: '李雷', email: 'li@example.com' }],
  scope: 2,
  meetingType: null,
  noticeLabels: ['on_time', 'before_5'],
  content: null,
};

const changes: [string, Partial<MeetingContent>, string[]][] = [
  ['nothing', {}, []],
  ['the subject', { subject: '复盘' }, ['subject']],
  ['the end', { endTime: 3_000 }, ['time']],
  ['a room and so the address', { roomIds: ['r3'], address: '听涛' }, ['rooms']],
  ['the order of rooms, people and reminders', { roomIds: ['r2', 'r1'], memberIds: ['b', 'a'] }, []],
  ['the place', { address: '一楼大厅' }, ['address']],
  ['the online meeting', { online: true }, ['online']],
  ['the members', { memberIds: ['b', 'c'] }, ['members']],
  ['nobody’s address', { guests: [{ name: '李雷', email: 'LI@example.com' }] }, []],
  ['the guests', { guests: [] }, ['guests']],
  ['reminders', { noticeLabels: ['none'] }, ['noticeLabels']],
  [
    'visibility, type and agenda',
    { scope: 1, meetingType: 3, content: '议题' },
    ['scope', 'meetingType', 'content'],
  ],
];

test.each(changes)('[EDIT-02] a change of %s is reported so', (_, change, fields) => {
  expect(changedFields(meeting, { ...meeting, ...change })).toEqual(fields);
});

test.each(changes)('[EDIT-02] what a change of %s replaced can be put back', (_, change) => {
  const after = { ...meeting, ...change };
  const restored = undone(after, formerContent(meeting, after));
  expect(changedFields(meeting, restored)).toEqual([]);
  expect(restored.address).toBe(meeting.address);
});

test('[EDIT-02] the recurrence is never a changed field', () => {
  expect(meetingFields).not.toContain('recurrence');
});

test('people who came by other ways stay when a change of members is undone', () => {
  const after = { ...meeting, memberIds: ['b', 'c'] };
  const former = formerContent(meeting, after);
  expect(former).toEqual({ members: { added: ['c'], removed: ['a'] } });
  const invitedSince = { ...after, memberIds: ['b', 'c', 'd'] };
  expect(undone(invitedSince, former).memberIds).toEqual(['b', 'd', 'a']);
});
