/**
 * The fields that an update of a meeting can change, as its history names them (EDIT-02). The recurrence is none of them.
 *
 * @example
 * meetingFields.includes('rooms') //=> true
 */
export const meetingFields = [
  'subject',
  'time',
  'rooms',
  'address',
  'members',
  'scope',
  'meetingType',
  'noticeLabels',
  'content',
] as const;
export type MeetingField = (typeof meetingFields)[number];
