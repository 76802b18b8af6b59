import type { NoticeKind } from '@/lib/domain/notice/notice-kinds';

const states = { ended: '会议已提前结束', failed: '会议暂不举行' };

type Line = {
  kind: NoticeKind;
  subject: string;
  time: string;
  address: string;
  /** The clock has ended the meeting, or it was not approved. */
  state?: keyof typeof states | undefined;
};

const titles: Record<NoticeKind, string> = {
  invitation: '会议邀请',
  change: '会议有变更',
  cancellation: '会议已取消',
  withdrawn: '您已被移出会议',
  answers: '参会人已答复',
  unanswered: '请答复会议邀请',
  reminder: '会议即将开始',
  approvalRequested: '有预订待您审批',
  approvalReminded: '有预订等待您审批',
  approvalSettled: '预订审批有结果',
  earlyEnd: '会议即将提前结束',
  late: '有参会人会迟到',
  notes: '会议纪要已发布',
  agenda: '会议议程有变更',
  files: '会议有新附件',
  device: '会议室设备异常',
  undelivered: '会议通知未送达',
};

/** A notice in one line of a chat. */
export const chatLine = ({ kind, subject, time, address, state }: Line): string =>
  [`【${state ? states[state] : titles[kind]}】${subject}`, time, address]
    .filter((part) => part !== '')
    .join('，');
