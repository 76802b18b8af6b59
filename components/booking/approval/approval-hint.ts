import type { Room } from '@/lib/contract/room';
import { bookingFormText } from '@/lib/text/zh-cn/booking-form';

/**
 * The persons who decide about each chosen room, and how long ahead they must be asked.
 *
 * @example
 * approvalHint([tingtao]) //=> '由 陈晨 审批，须至少提前10分钟发起'
 */
export function approvalHint(rooms: readonly Room[]): string | undefined {
  const asking = rooms.filter(({ audit }) => audit.required && audit.auditors.length > 0);
  const [only, ...others] = asking;
  if (!only) return undefined;
  const by = others.length === 0 ? bookingFormText.decidedBy(namesOf(only)) : asking.map(eachBy).join('；');
  return `${by}，${bookingFormText.approvalLead}`;
}

const namesOf = ({ audit }: Room) => audit.auditors.map(({ realName }) => realName).join('、');
const eachBy = (room: Room) => bookingFormText.roomDecidedBy(room.name, namesOf(room));
