import type { NoticeFacts } from '@/lib/contract/notice';
import type { NoticeKind } from '@/lib/domain/notice/notice-kinds';
import { at } from '../../testing';
import { chatChannel } from './chat-channel';
import type { DeliveryFacts, OutgoingNotice } from './notice-channel';

const facts = {
  subject: '评审',
  address: '望江',
  beginTime: at('14:15'),
  endTime: at('15:00'),
} as NoticeFacts;
const approval = { recordId: 'r', status: 'AUDIT_REFUSE', thing: '望江' } as const;

async function lineOf(kind: NoticeKind, own: Partial<NoticeFacts>) {
  const send = jest.fn(() => Promise.resolve('sent' as const));
  const notice = { id: 'n', meetingId: 'm', kind, facts: { ...facts, ...own } } as OutgoingNotice;
  const delivery = { recipient: { name: '周宁', mobile: null }, company: { zone: 'Asia/Shanghai' } };
  await chatChannel({ send }).deliver(notice, delivery as DeliveryFacts);
  const [[line]] = send.mock.calls as unknown as [[{ text: string }]];
  return line.text;
}

test.each([
  ['cancellation', {}, '【会议已取消】'],
  ['cancellation', { approval }, '【会议暂不举行】'],
  ['earlyEnd', {}, '【会议即将提前结束】'],
  ['earlyEnd', { endedTime: at('14:30') }, '【会议已提前结束】'],
] as const)(
  '[UX-02] a line of a chat says what became of the meeting: %s of %j',
  async (kind, own, title) => {
    expect(await lineOf(kind, own)).toMatch(title);
  },
);
