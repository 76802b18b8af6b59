import { meetingTypeOptions, noticeText, scopeOptions } from '@/lib/text/meeting-choices';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { editText } from '@/lib/text/zh-cn/edit';
import { fieldNames } from '@/lib/text/zh-cn/meeting-field-names';
import { dayOf } from '@/lib/time/day';
import { formatDay, formatRange } from '@/lib/time/format';
import type { NoticeLabel } from '@/lib/domain/meeting/meeting-values';
import type { Window } from '@/lib/domain/booking/booking-window';
import type { EditedField } from '../edited-values';

/** The changeable fields of a meeting with names in place of ids. */
export type NamedContent = Window & {
  subject: string;
  rooms: readonly string[];
  address: string;
  online: boolean;
  members: readonly string[];
  guests: readonly string[];
  scope: number;
  meetingType?: number | undefined;
  noticeLabels: readonly NoticeLabel[];
  content?: string | undefined;
  /** The names of its files, where they are compared at all. */
  files?: readonly string[] | undefined;
};

const labelOf = (options: readonly { value: number; label: string }[], value: number | undefined) =>
  options.find((option) => option.value === value)?.label ?? editText.nothing;
const namesOf = (names: readonly string[]) => names.filter(Boolean).join('、') || editText.nothing;

/** The name of a field in words. */
export const fieldName = (field: EditedField): string =>
  field === 'files' ? bookingText.fields.files : fieldNames[field];

/** The value of a field in words. */
function fieldWords(field: EditedField, content: NamedContent, zone: string): string {
  switch (field) {
    case 'time':
      return `${formatDay(dayOf(content.beginTime, zone))} ${formatRange(content, zone)}`;
    case 'rooms':
      return content.rooms.length > 0 ? namesOf(content.rooms) : content.address || editText.nothing;
    case 'members':
      return namesOf(content.members);
    case 'files':
      return namesOf(content.files ?? []);
    case 'online':
      return content.online ? editText.present : editText.nothing;
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

/** The fields whose lists may be long, and how many there were in words. */
const countWords = { members: editText.people, files: editText.files } as const;

/** The old and the new value; of long lists only what comes and goes. */
export function changeWords(
  field: EditedField,
  { before, after }: { before: NamedContent; after: NamedContent },
  zone: string,
): { before: string; after: string } {
  if (field !== 'members' && field !== 'files')
    return { before: fieldWords(field, before, zone), after: fieldWords(field, after, zone) };
  const [former = [], present = []] = [before[field], after[field]];
  const added = present.filter((name) => !former.includes(name));
  const removed = former.filter((name) => !present.includes(name));
  const parts = [
    added.length > 0 && editText.added(added.join('、')),
    removed.length > 0 && editText.removed(removed.join('、')),
  ];
  return { before: countWords[field](former.length), after: parts.filter(Boolean).join('；') };
}
