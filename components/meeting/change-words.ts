import type { ChangeLog } from '@/lib/contract/meeting';
import { detailsText } from '@/lib/text/zh-cn/details';
import { addDays, dayOf } from '@/lib/time/day';
import { formatDayTime, formatTime } from '@/lib/time/format';
import { dateText } from '@/lib/text/zh-cn/dates';

type When = { now: number; zone: string };

/** When something happened: the last two days by name, earlier ones by date. */
export function changeTime(instant: number, { now, zone }: When): string {
  const today = dayOf(now, zone);
  const day = dayOf(instant, zone);
  if (day === today) return `${dateText.today} ${formatTime(instant, zone)}`;
  if (day === addDays(today, -1)) return `${detailsText.yesterday} ${formatTime(instant, zone)}`;
  return formatDayTime(instant, zone);
}

type Kind = keyof typeof detailsText.changes;

const isKnown = (kind: string): kind is Kind => Object.hasOwn(detailsText.changes, kind);
const names = (value: unknown) => (Array.isArray(value) ? value : [value]).filter(Boolean).join('、');

/** What happened, in words; a kind that this version does not know is a change all the same. */
export function changeWords({ kind, data = {} }: ChangeLog, zone: string): string {
  const words = isKnown(kind) ? detailsText.changes[kind] : detailsText.changes.updated;
  if (typeof words === 'string') return words;
  if (kind === 'timeChanged') return words(timeText(data.from, zone), timeText(data.to, zone));
  return words(names(data.names), '');
}

const timeText = (value: unknown, zone: string) =>
  typeof value === 'number' ? formatTime(value, zone) : String(value ?? '');
