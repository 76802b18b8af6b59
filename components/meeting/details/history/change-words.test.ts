import type { ChangeLog } from '@/lib/contract/meeting';
import { at, now, zone } from '@/test/builders/meeting-builders';
import { changeWords } from './change-words';

const change = (kind: string, data?: ChangeLog['data']): ChangeLog => ({
  id: '1',
  createTime: now,
  actorName: '林晓',
  kind,
  data,
});

describe('[MEET-12] a change in words', () => {
  it.each([
    ['created', undefined, '创建会议'],
    ['timeChanged', undefined, '修改了会议时间'],
    ['invitationWithdrawn', undefined, '撤回了邀请'],
    [
      'timeChanged',
      { from: '2026-11-18T06:00:00.000Z', to: at('09:00', '2026-11-19') },
      '将时间由 11月18日 14:00 改为 11月19日 09:00',
    ],
    ['timeChanged', { from: at('14:00'), to: at('14:15') }, '将时间由 14:00 改为 14:15'],
    ['membersAdded', { names: ['周宁', '王芳'] }, '添加了 周宁、王芳'],
    ['updated', { fields: ['subject', 'content'] }, '修改了会议主题、会议议程'],
    ['updated', { fields: ['later'] }, '修改了会议'],
    ['timeChanged', { fields: ['time', 'rooms'] }, '修改了会议时间，并修改了会议室'],
    ['roomsChanged', { fields: ['rooms', 'members'] }, '更换了会议室'],
    ['somethingOfLater', undefined, '修改了会议'],
    ['toString', undefined, '修改了会议'],
  ])('%s', (kind, data, words) => {
    expect(changeWords(change(kind, data), zone)).toBe(words);
  });
});
