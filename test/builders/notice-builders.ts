import type { Notice, NoticeFacts, NoticeSettings } from '@/lib/contract/notice';
import { noticeKinds } from '@/lib/domain/notice/notice-kinds';
import { at } from './meeting-builders';

type Parts = Partial<Omit<Notice, 'facts'>> & { facts?: Partial<NoticeFacts> };

/** A notice of this morning about a meeting of this afternoon. */
export const aNotice = ({ facts, ...parts }: Parts = {}): Notice => ({
  id: 'notice-1',
  kind: 'invitation',
  time: at('09:00'),
  isRead: false,
  meetingId: 'meeting-1',
  facts: {
    meetingNo: '1234567891',
    subject: '版本评审',
    beginTime: at('14:15'),
    endTime: at('15:00'),
    address: '望江',
    actorName: '林晓',
    ...facts,
  },
  ...parts,
});

export const someSettings = (parts: Partial<NoticeSettings> = {}): NoticeSettings => ({
  kinds: Object.fromEntries(
    noticeKinds.map((kind) => [kind, { app: true, mail: kind !== 'reminder', chat: false }]),
  ) as NoticeSettings['kinds'],
  quietHours: null,
  channels: ['app', 'mail'],
  hasMail: true,
  ...parts,
});
