import { noticePath } from '@/lib/domain/notice/notice-path';
import { chatLine } from '@/lib/text/zh-cn/chat-notices';
import { formatMonthDay, formatRange } from '@/lib/time/format';
import { dayOf } from '@/lib/time/day';
import type { ChatGateway } from '../../gateways/chat/chat-gateway';
import type { Channel } from './notice-channel';

/** Notices as lines of a company's chat. */
export const chatChannel = (gateway: ChatGateway): Channel => ({
  name: 'chat',
  deliver({ id, kind, meetingId, facts: notice }, { recipient, company: { zone } }) {
    const { subject, address, beginTime, endedTime } = notice;
    const time = `${formatMonthDay(dayOf(beginTime, zone))} ${formatRange(notice, zone)}`;
    return gateway.send({
      id,
      kind,
      text: chatLine({ kind, subject, time, address, hasEnded: endedTime !== undefined }),
      path: noticePath({ kind, meetingId, facts: notice }),
      name: recipient.name,
      mobile: recipient.mobile,
    });
  },
});
