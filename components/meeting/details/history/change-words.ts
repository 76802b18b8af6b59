import type { ChangeLog } from '@/lib/contract/meeting';
import type { ChangeKind } from '@/lib/domain/meeting/change-kinds';
import { meetingFields, type MeetingField } from '@/lib/domain/meeting/meeting-fields';
import { detailsText } from '@/lib/text/zh-cn/details';
import { fieldNames } from '@/lib/text/zh-cn/meeting-field-names';
import { dayOf } from '@/lib/time/day';
import { formatDayTime, formatTime } from '@/lib/time/format';
import { parseInstant } from '@/lib/time/instant';

const words: Record<ChangeKind, string> = detailsText.changes;
const named = new Map(Object.entries(detailsText.named));

const isKind = (kind: string): kind is ChangeKind => Object.hasOwn(words, kind);

/** A change in words; an unknown kind is worded as an update. */
export function changeWords({ kind, data = {} }: ChangeLog, zone: string): string {
  const inDetail = kind === 'timeChanged' ? movedTime(data, zone) : withNames(kind, data);
  const inShort = inDetail ?? (isKind(kind) ? words[kind] : words.updated);
  const names = otherFields(kind, data).map((field) => fieldNames[field]);
  if (names.length === 0) return inShort;
  const list = names.join('、');
  return kind === 'updated' ? detailsText.changedFields(list) : detailsText.andFields(inShort, list);
}

/** The fields that the words of a kind of edit name already; people have entries of their own. */
const wordedFields = new Map<string, readonly MeetingField[]>([
  ['updated', ['members']],
  ['timeChanged', ['time', 'members']],
  ['roomsChanged', ['rooms', 'members']],
]);

function otherFields(kind: string, { fields }: Record<string, unknown>): readonly MeetingField[] {
  const worded = wordedFields.get(kind);
  if (worded === undefined || !Array.isArray(fields)) return [];
  return meetingFields.filter((field) => fields.includes(field) && !worded.includes(field));
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
