import type { ChangeLog } from '@/lib/contract/meeting';
import type { ChangeKind } from '@/lib/domain/meeting/change-kinds';
import { detailsText } from '@/lib/text/zh-cn/details';
import { dayOf } from '@/lib/time/day';
import { formatDayTime, formatTime } from '@/lib/time/format';
import { parseInstant } from '@/lib/time/instant';

const words: Record<ChangeKind, string> = detailsText.changes;
const named = new Map(Object.entries(detailsText.named));

const isKind = (kind: string): kind is ChangeKind => Object.hasOwn(words, kind);

/** A change in words; an unknown kind is worded as an update. */
export function changeWords({ kind, data = {} }: ChangeLog, zone: string): string {
  const inDetail = kind === 'timeChanged' ? movedTime(data, zone) : withNames(kind, data);
  return inDetail ?? (isKind(kind) ? words[kind] : words.updated);
}

function movedTime(data: Record<string, unknown>, zone: string): string | undefined {
  const from = parseInstant(data.from);
  const to = parseInstant(data.to);
  if (from === undefined || to === undefined) return undefined;
  const format = dayOf(from, zone) === dayOf(to, zone) ? formatTime : formatDayTime;
  return detailsText.movedTime(format(from, zone), format(to, zone));
}

function withNames(kind: string, { names }: Record<string, unknown>): string | undefined {
  return Array.isArray(names) && names.length > 0 ? named.get(kind)?.(names.join('、')) : undefined;
}
