import type { NoticeFacts } from '@/lib/contract/notice';
import { mailLimits } from '@/lib/domain/limits/notices/mail-limits';
import { type NoticeKind, noticeKinds } from '@/lib/domain/notice/notice-kinds';
import { mailContent } from './mail-content';
import { mailHtml, mailPlainText, mailSubject } from './write-mail';

const at = (time: string, day = '2026-11-18') => Date.parse(`${day}T${time}:00+08:00`);

const base: NoticeFacts = {
  meetingNo: '1024000001',
  subject: '版本评审',
  beginTime: at('10:00'),
  endTime: at('11:30'),
  address: '望江',
  actorName: '林晓',
};

const frame = { publicOrigin: 'https://meet.example.com', companyName: '示例科技', zone: 'Asia/Shanghai' };

const contentOf = (kind: NoticeKind, facts: Partial<NoticeFacts> = {}, isGuest = false) =>
  mailContent(
    kind,
    {
      facts: { ...base, ...facts },
      meetingId: 'meeting-1',
      organizerName: '林晓',
      zone: 'Asia/Shanghai',
    },
    { isGuest },
  );
const textOf = (...args: Parameters<typeof contentOf>) => mailPlainText(contentOf(...args), frame);

test.each([
  ['invitation', {}, ['林晓 邀请你参加会议', 'https://meet.example.com/invited/meeting-1']],
  ['cancellation', {}, ['林晓 取消了会议']],
  [
    'cancellation',
    { approval: { recordId: 'record-1', status: 'AUDIT_REFUSE', thing: '望江' } },
    ['望江 的使用申请已被拒绝，会议暂不举行'],
  ],
  ['withdrawn', {}, ['林晓 撤回了对你的邀请']],
  ['unanswered', {}, ['正在等待你的回复', '/invited/meeting-1']],
  ['reminder', { label: 'before_15' }, ['会议将在 15 分钟后开始', '/details/1024000001']],
  ['reminder', { label: 'on_time' }, ['会议现在开始']],
  ['earlyEnd', { finishTime: at('10:20') }, ['会议将于 10:20 自动结束', '/early-end/meeting-1']],
  ['earlyEnd', { endedTime: at('10:20') }, ['会议已于 10:20 自动结束', '/details/1024000001?at=earlyEnd']],
  [
    'files',
    { files: ['议程.txt', '预算.xlsx'] },
    ['林晓 添加了 2 个附件', '附件：议程.txt、预算.xlsx', '/details/1024000001?at=files'],
  ],
  ['agenda', {}, ['林晓 修改了会议议程', '/details/1024000001?at=agenda']],
  ['device', { devices: ['屏幕', '空调'] }, ['会议室设备异常：屏幕、空调', '/details/1024000001?at=device']],
  ['notes', {}, ['林晓 发布了会议纪要', '/details/1024000001?at=notes']],
  [
    'answers',
    {
      answers: [
        { staffId: 's', name: '周宁', state: 1, reason: '出差' },
        { staffId: 't', name: '吴倩', state: 2 },
      ],
    },
    ['2 位参会人回复了邀请', '周宁 已拒绝 出差', '吴倩 已参加', '/details/1024000001?at=answers'],
  ],
  [
    'approvalRequested',
    { approval: { recordId: 'record-1', status: 'AUDITING', thing: '望江', reason: '客户来访' } },
    ['林晓 申请使用 望江', '申请理由：客户来访', '/received-approval-detail/record-1?at=request'],
  ],
  [
    'approvalReminded',
    { approval: { recordId: 'record-1', status: 'AUDITING', thing: '望江' } },
    ['林晓 提醒你审批 望江', '/received-approval-detail/record-1?at=request'],
  ],
  [
    'approvalSettled',
    { approval: { recordId: 'record-1', status: 'AUDIT_REFUSE', thing: '望江', refuseReason: '另有安排' } },
    ['望江 的使用申请已被拒绝', '拒绝理由：另有安排', '/initiated-approval-detail/record-1?at=request'],
  ],
] as [NoticeKind, Partial<NoticeFacts>, string[]][])(
  '[R39] %s says what happened and where to go: %#',
  (kind, facts, words) => {
    const text = textOf(kind, facts);
    for (const word of [...words, '版本评审', '2026年11月18日 周三 10:00–11:30', '望江'])
      expect(text).toContain(word);
  },
);

test('[R39] a change has the old beside the new', async () => {
  const facts = {
    former: { beginTime: at('09:00', '2026-11-17'), endTime: at('10:00', '2026-11-17'), address: '' },
  };
  const text = textOf('change', facts);
  expect(text).toContain('时间：2026年11月18日 周三 10:00–11:30（原：2026年11月17日 周二 09:00–10:00）');
  expect(text).toContain('地点：望江（原：无）');
  const html = await mailHtml(contentOf('change', facts), frame);
  expect(html.replaceAll('\u2060', '')).toContain('<s>2026年11月17日 周二 09:00–10:00</s>');
});

test('[R39] a series is one mail about all its occurrences', () => {
  expect(textOf('invitation', { occurrenceCount: 8 })).toContain('共 8 场，以上为第一场');
});

test.each(noticeKinds)('[S46] a guest gets no link into the product by %s', async (kind) => {
  const content = contentOf(kind, {}, true);
  expect(mailPlainText(content, frame)).not.toContain('https://meet.example.com/');
  expect(await mailHtml(content, frame)).not.toContain('href=');
});

describe('[S48] what people typed stays text', () => {
  const evil = '"><img src=x onerror=alert(1)><a href="https://evil.example">x</a>';

  test.each([
    ['a subject', { subject: evil }],
    ['a place', { address: evil }],
    ['a name', { actorName: evil }],
    ['an answer', { answers: [{ staffId: 's', name: evil, state: 1, reason: evil }] }],
    ['a former value', { former: { address: evil } }],
    ['a reason', { approval: { recordId: '1', status: 'AUDITING', thing: evil, reason: evil } }],
    ['an id', { meetingNo: evil }],
  ] as [string, Partial<NoticeFacts>][])('as %s', async (_, facts) => {
    for (const kind of noticeKinds) {
      const html = await mailHtml(contentOf(kind, facts), frame);
      expect(html).not.toMatch(/<img|<a href="https:\/\/evil/);
    }
  });

  test('in the line of the subject', () => {
    const subject = mailSubject(contentOf('invitation', { subject: '评审\r\nBcc: x@example.com\u202e' }));
    expect(subject).toBe('会议邀请：评审 Bcc: x@example.com（2026年11月18日 周三 10:00–11:30）');
    expect(mailSubject(contentOf('invitation', { subject: '长'.repeat(500) }))).toHaveLength(
      mailLimits.subjectMaxLength,
    );
    expect(mailSubject(contentOf('invitation', { subject: `长${'👍'.repeat(300)}` })).isWellFormed()).toBe(
      true,
    );
    expect(mailSubject(contentOf('invitation', { subject: '👍'.repeat(300) })).isWellFormed()).toBe(true);
  });
});

test('[BEY-11] a link stops this kind of mail', async () => {
  const unsubscribeUrl = 'https://meet.example.com/bff/unsubscribe/token';
  const content = contentOf('reminder');
  expect(mailPlainText(content, { ...frame, unsubscribeUrl })).toContain(unsubscribeUrl);
  expect(await mailHtml(content, { ...frame, unsubscribeUrl })).toContain(`href="${unsubscribeUrl}"`);
  expect(await mailHtml(content, frame)).not.toContain('不再接收');
});
