import { noticePath } from '@/lib/domain/notice/notice-path';
import { chatLine } from '@/lib/text/zh-cn/chat-notices';
import { formatMonthDay, formatRange } from '@/lib/time/format';
import { dayOf } from '@/lib/time/day';
import type { ChatGateway } from '../../gateways/chat/chat-gateway';
import type { Channel, OutgoingNotice } from './notice-channel';

/** Notices as lines of a company's chat. */
export const chatChannel = (gateway: ChatGateway): Channel => ({
  name: 'chat',
  deliver({ id, kind, meetingId, facts: notice }, { recipient, company: { zone } }) {
    const { subject, address, beginTime } = notice;
    const time = `${formatMonthDay(dayOf(beginTime, zone))} ${formatRange(notice, zone)}`;
    return gateway.send({
      id,
      kind,
      text: chatLine({ kind, subject, time, address, state: stateOf({ kind, facts: notice }) }),
      path: noticePath({ kind, meetingId, facts: notice }),
      name: recipient.name,
      mobile: recipient.mobile,
    });
  },
});

function stateOf({ kind, facts }: Pick<OutgoingNotice, 'kind' | 'facts'>): 'ended' | 'failed' | undefined {
  if (facts.endedTime !== undefined) return 'ended';
  return kind === 'cancellation' && facts.approval ? 'failed' : undefined;
}
