import {
  AlarmClock,
  BellRing,
  CalendarPlus,
  CalendarX2,
  ClipboardCheck,
  ClipboardList,
  Hourglass,
  ListTodo,
  MailQuestionMark,
  MailX,
  MessageCircleReply,
  MonitorX,
  NotebookText,
  Paperclip,
  PencilLine,
  TimerReset,
  UserMinus,
  type IconNode,
} from 'lucide';
import type { TagTone } from '@/components/ui/layout/tag';
import type { Notice } from '@/lib/contract/notice';
import type { NoticeKind } from '@/lib/domain/notice/notice-kinds';

type Sign = { icon: IconNode; tone: TagTone };

const signs: Record<NoticeKind, Sign> = {
  invitation: { icon: CalendarPlus, tone: 'accent' },
  change: { icon: PencilLine, tone: 'held' },
  cancellation: { icon: CalendarX2, tone: 'refused' },
  withdrawn: { icon: UserMinus, tone: 'neutral' },
  answers: { icon: MessageCircleReply, tone: 'running' },
  unanswered: { icon: MailQuestionMark, tone: 'held' },
  reminder: { icon: AlarmClock, tone: 'accent' },
  approvalRequested: { icon: ClipboardList, tone: 'held' },
  approvalReminded: { icon: BellRing, tone: 'held' },
  approvalSettled: { icon: ClipboardCheck, tone: 'running' },
  earlyEnd: { icon: TimerReset, tone: 'held' },
  late: { icon: Hourglass, tone: 'held' },
  notes: { icon: NotebookText, tone: 'accent' },
  agenda: { icon: ListTodo, tone: 'held' },
  files: { icon: Paperclip, tone: 'accent' },
  device: { icon: MonitorX, tone: 'refused' },
  undelivered: { icon: MailX, tone: 'refused' },
};

/** The sign of a notice; the colour only repeats what its words say. */
export function noticeSign({ kind, facts }: Pick<Notice, 'kind' | 'facts'>): Sign {
  const sign = signs[kind];
  const isAgreed = facts.approval?.status === 'AUDIT_AGREE';
  return kind === 'approvalSettled' && !isAgreed ? { ...sign, tone: 'refused' } : sign;
}
