import type { Room } from '@/lib/contract/room';
import { bookingFormText } from '@/lib/text/zh-cn/booking-form';
import type { MeetingService } from './meeting-services';

/**
 * The persons who decide about each chosen room and meeting service, and how long ahead they must be asked.
 *
 * @example
 * approvalHint([tingtao], []) //=> '由 陈晨 审批，须至少提前10分钟发起'
 */
export function approvalHint(
  rooms: readonly Room[],
  services: readonly MeetingService[],
): string | undefined {
  const asking: Asking[] = [
    ...rooms.flatMap(({ name, audit }) => (audit.required ? [{ name, auditors: audit.auditors }] : [])),
    ...services.map(({ name, auditors = [] }) => ({ name, auditors })),
  ].filter(({ auditors }) => auditors.length > 0);
  const [only, ...others] = asking;
  if (!only) return undefined;
  const by = others.length === 0 ? bookingFormText.decidedBy(namesOf(only)) : asking.map(eachBy).join('；');
  return `${by}，${bookingFormText.approvalLead}`;
}

type Asking = { name: string; auditors: readonly { realName: string }[] };

const namesOf = ({ auditors }: Asking) => auditors.map(({ realName }) => realName).join('、');
const eachBy = (asking: Asking) => bookingFormText.roomDecidedBy(asking.name, namesOf(asking));
