import { meetingTypes, type NoticeLabel, scopes } from '@/lib/domain/meeting/meeting-values';
import { bookingText } from './zh-cn/booking';

/** The meeting types in the order in which the form offers them. */
export const meetingTypeOptions = [
  { value: meetingTypes.external, label: bookingText.meetingTypes.external },
  { value: meetingTypes.problem, label: bookingText.meetingTypes.problem },
  { value: meetingTypes.routine, label: bookingText.meetingTypes.routine },
  { value: meetingTypes.other, label: bookingText.meetingTypes.other },
] as const;

export const scopeOptions = [
  { value: scopes.public, label: bookingText.scopes.public },
  { value: scopes.private, label: bookingText.scopes.private },
] as const;

/**
 * The wording of a reminder.
 *
 * @example
 * noticeText('before_15') //=> '提前15分钟'
 */
export const noticeText = (label: NoticeLabel): string => bookingText.notices[label];
