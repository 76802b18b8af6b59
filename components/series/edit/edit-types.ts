import { editTypes, type EditType } from '@/lib/domain/meeting/meeting-values';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { seriesEditText } from '@/lib/text/zh-cn/series';

/** The occurrences that an address of the edit form means; without a known type it is this occurrence alone (EDIT-01). */
export function requestedEditType(value: unknown): Exclude<EditType, 'SingleMeeting'> {
  const type = editTypes.find((each) => each === value);
  return type === undefined || type === 'SingleMeeting' ? 'ThisMeeting' : type;
}

/** Below the title of the form. */
export const subtitles: Record<EditType, string> = {
  ThisMeeting: bookingText.edit.this,
  PartMeeting: seriesEditText.following,
  AllMeeting: bookingText.edit.all,
  SingleMeeting: '',
};
