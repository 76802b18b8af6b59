import { at, now, zone } from '@/test/builders/meeting-builders';
import { aNotice } from '@/test/builders/notice-builders';
import { noticePlace, noticeWords } from './notice-words';

type Parts = Parameters<typeof aNotice>[0];

const approval = { recordId: 'r1', thing: '听涛', status: 'AUDITING', reason: '客户来访' } as const;

describe('a notice in words', () => {
  it.each<[Parts, string, string | undefined]>([
    [{ kind: 'invitation' }, '林晓 邀请您参加会议', undefined],
    [{ kind: 'change', facts: { fields: ['time', 'rooms'] } }, '林晓 修改了会议', '变更：会议时间、会议室'],
    [
      {
        kind: 'change',
        facts: {
          fields: ['time', 'rooms'],
          former: { beginTime: at('10:00'), endTime: at('11:00'), address: '听涛' },
        },
      },
      '林晓 修改了会议',
      '变更：会议时间（原 10:00–11:00）、会议室（原 听涛）',
    ],
    [
      {
        kind: 'change',
        facts: {
          fields: ['time'],
          former: { beginTime: at('14:15', '2026-11-17'), endTime: at('15:00', '2026-11-17') },
        },
      },
      '林晓 修改了会议',
      '变更：会议时间（原 11月17日 周二 14:15–15:00）',
    ],
    [
      { kind: 'change', facts: { fields: ['time'], asksAnew: true } },
      '林晓 修改了会议',
      '变更：会议时间，请重新答复',
    ],
    [{ kind: 'change', facts: { fields: [] } }, '林晓 修改了会议', undefined],
    [{ kind: 'cancellation' }, '林晓 取消了会议', undefined],
    [{ kind: 'cancellation', facts: { actorName: undefined } }, '会议已取消', undefined],
    [
      { kind: 'cancellation', facts: { approval: { ...approval, status: 'AUDIT_REFUSE' } } },
      '听涛 的申请未通过，会议暂不举行',
      undefined,
    ],
    [{ kind: 'change', facts: { approval } }, '听涛 的申请正在审批', undefined],
    [{ kind: 'withdrawn' }, '林晓 将您移出了会议', undefined],
    [{ kind: 'unanswered', facts: { actorName: undefined } }, '请尽快回复会议邀请', undefined],
    [{ kind: 'reminder', facts: { label: 'before_5' } }, '会议将于 14:15 开始', undefined],
    [{ kind: 'approvalRequested', facts: { approval } }, '林晓 申请使用 听涛', '理由：客户来访'],
    [{ kind: 'approvalReminded', facts: { approval } }, '林晓 催您审批 听涛 的申请', '理由：客户来访'],
    [
      { kind: 'approvalSettled', facts: { approval: { ...approval, status: 'AUDIT_AGREE' } } },
      '听涛 的申请已通过',
      undefined,
    ],
    [
      {
        kind: 'approvalSettled',
        facts: { approval: { ...approval, status: 'AUDIT_REFUSE', refuseReason: '已预留' } },
      },
      '听涛 的申请未通过',
      '理由：已预留',
    ],
    [{ kind: 'earlyEnd' }, '会议室似乎无人使用，会议将自动提前结束', undefined],
    [{ kind: 'earlyEnd', facts: { endedTime: at('14:30') } }, '会议无人签到，已于 14:30 自动结束', undefined],
    [{ kind: 'late', facts: { actorName: '周宁' } }, '周宁 会迟到', undefined],
    [
      { kind: 'files', facts: { files: ['议程.txt', '预算.xlsx'] } },
      '林晓 添加了 2 个附件',
      '议程.txt、预算.xlsx',
    ],
    [{ kind: 'agenda' }, '林晓 修改了会议议程', undefined],
    [{ kind: 'device', facts: { devices: ['屏幕', '空调'] } }, '会议室设备异常', '屏幕、空调'],
    [{ kind: 'notes' }, '林晓 发布了会议纪要', undefined],
    [
      { kind: 'undelivered', facts: { undelivered: { channel: 'mail', names: ['周宁', '吴倩'] } } },
      '邮件通知未能送达 2 人',
      '周宁、吴倩',
    ],
    [
      {
        kind: 'undelivered',
        facts: { undelivered: { channel: 'mail', names: ['li@example.com'], isOverLimit: true } },
      },
      '已达每日外部邮件上限，1 位外部来宾未收到邮件',
      'li@example.com',
    ],
  ])('[UX-01] says who did what: %j', (parts, title, detail) => {
    expect(noticeWords(aNotice(parts), zone)).toEqual({ title, detail });
  });

  it('[INV-03] gathers answers, each with its reason, and those who left', () => {
    const answers = [
      { staffId: 's1', name: '周宁', state: 2 as const },
      { staffId: 's2', name: '陈晨', state: 3 as const, reason: '出差' },
      { staffId: 's3', name: '王芳', state: 4 as const },
    ];
    expect(noticeWords(aNotice({ kind: 'answers', facts: { answers } }), zone)).toEqual({
      title: '3 人回复了会议邀请',
      detail: '周宁 已参加、陈晨 已请假（出差）、王芳 已退出',
    });
    expect(
      noticeWords(aNotice({ kind: 'answers', facts: { answers: answers.slice(0, 1) } }), zone).title,
    ).toBe('周宁 回复了会议邀请');
  });

  it('[UX-01] says when and where, and how often', () => {
    const { facts } = aNotice();
    expect(noticePlace(facts, { now, zone })).toBe('11月18日 周三 14:15–15:00 · 望江');
    expect(noticePlace({ ...facts, address: '', occurrenceCount: 12 }, { now, zone })).toBe(
      '11月18日 周三 14:15–15:00 · 共 12 场',
    );
    const nextYear = { beginTime: at('14:15', '2027-01-04'), endTime: at('15:00', '2027-01-04') };
    expect(noticePlace({ ...facts, ...nextYear }, { now, zone })).toBe(
      '2027年1月4日 周一 14:15–15:00 · 望江',
    );
  });
});
