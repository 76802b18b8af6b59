import type { ApprovalRecord } from '@/lib/contract/approval';
import { approvalText } from '@/lib/text/zh-cn/approval';
import { approvalCentreText } from '@/lib/text/zh-cn/approval-centre';
import { commonText } from '@/lib/text/zh-cn/common';
import { dayOf } from '@/lib/time/day';
import { formatDuration, formatHeadingDay, formatRange, formatRecent } from '@/lib/time/format';
import { minutesPerHour, msPerMinute } from '@/lib/time/instant';

type Moment = { now: number; zone: string };

/** A request that ends by itself so soon says so (APR-05). */
const soonMs = 2 * minutesPerHour * msPerMinute;

/** Day and time of the meeting, for instance `11月19日 周四 09:00–10:00`. */
export const timeWords = ({ beginTime, endTime }: ApprovalRecord, { now, zone }: Moment): string =>
  `${formatHeadingDay(dayOf(beginTime, zone), dayOf(now, zone))} ${formatRange({ beginTime, endTime }, zone)}`;

export const lengthWords = ({ beginTime, endTime }: ApprovalRecord): string =>
  formatDuration(endTime - beginTime);

/** The room or the service that is requested; a service with the place it is for. */
export const subjectOfRequest = ({ type, room, service, address }: ApprovalRecord): string =>
  type === 'ROOM'
    ? (room?.name ?? address)
    : [service?.name ?? approvalText.types.service, room?.name ?? address]
        .filter(Boolean)
        .join(commonText.separator);

export const namesOf = (people: readonly { name: string }[]) => people.map(({ name }) => name).join('、');

type Decided = Pick<ApprovalRecord, 'status' | 'settledBy' | 'settledTime'> & {
  auditors: readonly { name: string }[];
};

/** The person who has to decide, or who has decided and when; the clock settles without a name. */
export function decisionWords(record: Decided, { now, zone }: Moment): string | undefined {
  const { status, auditors, settledBy, settledTime } = record;
  if (status === 'AUDITING')
    return auditors.length > 0 ? approvalCentreText.waitsFor(namesOf(auditors)) : undefined;
  const when = settledTime === undefined ? '' : formatRecent(settledTime, { now, zone });
  const what = approvalText.status[status];
  return [when, settledBy ? approvalCentreText.settledBy(settledBy, what) : what].filter(Boolean).join(' ');
}

/** A warning to an auditor that little time is left. */
export function hurryWords({ status, beginTime }: ApprovalRecord, now: number): string | undefined {
  const left = beginTime - now;
  return status === 'AUDITING' && left > 0 && left <= soonMs
    ? approvalCentreText.expiresIn(formatDuration(left))
    : undefined;
}
