import type { MeetingField } from '@/lib/domain/meeting/meeting-fields';
import { bookingText } from './booking';
import { editText } from './edit';
import { guestText } from './guests';
import { onlineText } from './online-meeting';

const { fields } = bookingText;

/** The fields of a meeting that a change names. */
export const fieldNames: Record<MeetingField, string> = {
  subject: fields.subject,
  time: editText.time,
  rooms: fields.room,
  address: fields.place,
  online: onlineText.legend,
  members: fields.members,
  guests: guestText.label,
  scope: fields.scope,
  meetingType: fields.meetingType,
  noticeLabels: fields.notice,
  content: fields.content,
};
