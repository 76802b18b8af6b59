import type { MeetingField } from '@/lib/domain/meeting/meeting-fields';
import { meetingTypeOptions, noticeText, scopeOptions } from '@/lib/text/meeting-choices';
import { editText } from '@/lib/text/zh-cn/edit';
import { dayOf } from '@/lib/time/day';
import { formatDay, formatRange } from '@/lib/time/format';
import type { NoticeLabel } from '@/lib/domain/meeting/meeting-values';
import type { Window } from '@/lib/domain/booking/booking-window';

/** The changeable fields of a meeting with names in place of ids. */
export type NamedContent = Window & {
  subject: string;
  rooms: readonly string[];
  address: string;
  members: readonly string[];
  guests: readonly string[];
  scope: number;
  meetingType?: number | undefined;
  noticeLabels: readonly NoticeLabel[];
  content?: string | undefined;
};

const labelOf = (options: readonly { value: number; label: string }[], value: number | undefined) =>
  options.find((option) => option.value === value)?.label ?? editText.nothing;
const namesOf = (names: readonly string[]) => names.filter(Boolean).join('、') || editText.nothing;

/** The value of a field in words. */
function fieldWords(field: MeetingField, content: NamedContent, zone: string): string {
  switch (field) {
    case 'time':
      return `${formatDay(dayOf(content.beginTime, zone))} ${formatRange(content, zone)}`;
    case 'rooms':
      return content.rooms.length > 0 ? namesOf(content.rooms) : content.address || editText.nothing;
    case 'members':
      return namesOf(content.members);
    case 'guests':
      return namesOf(content.guests);
    case 'scope':
      return labelOf(scopeOptions, content.scope);
    case 'meetingType':
      return labelOf(meetingTypeOptions, content.meetingType);
    case 'noticeLabels':
      return namesOf(content.noticeLabels.map(noticeText));
    default:
      return content[field] || editText.nothing;
  }
}

/** The old and the new value; of long lists of people only those who come and go. */
export function changeWords(
  field: MeetingField,
  { before, after }: { before: NamedContent; after: NamedContent },
  zone: string,
): { before: string; after: string } {
  if (field !== 'members')
    return { before: fieldWords(field, before, zone), after: fieldWords(field, after, zone) };
  const added = after.members.filter((name) => !before.members.includes(name));
  const removed = before.members.filter((name) => !after.members.includes(name));
  const parts = [
    added.length > 0 && editText.added(added.join('、')),
    removed.length > 0 && editText.removed(removed.join('、')),
  ];
  return { before: editText.people(before.members.length), after: parts.filter(Boolean).join('；') };
}
