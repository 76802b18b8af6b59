import type { Meeting } from '@/lib/contract/meeting';
import type { RequestOf } from '@/lib/contract';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { changedFields, type MeetingContent, type MeetingField } from '@/lib/domain/meeting/meeting-fields';
import { meetingTypes, scopes } from '@/lib/domain/meeting/meeting-values';
import { bookedRoomIds, timesOf, windowOf, type BookingValues } from '../form/booking-values';

export type MeetingChanges = RequestOf<'PUT /api-meeting/api/user/v2/meetings/{id}/actions/update'>['body'];

type EditableMeeting = Pick<
  Meeting,
  | 'subject'
  | 'beginTime'
  | 'endTime'
  | 'address'
  | 'scope'
  | 'meetingType'
  | 'noticeLabels'
  | 'content'
  | 'members'
  | 'guests'
  | 'roomOrderList'
  | 'thirdPartyMeetingViewList'
>;

const valueOf = <T extends number>(options: readonly T[], value: number | undefined): T | undefined =>
  options.find((option) => option === value);

/** A meeting as the form holds it; of its people those who are in it, the organizer apart. */
export function editedValues(meeting: EditableMeeting, zone: string): BookingValues {
  const {
    subject,
    address,
    scope,
    meetingType,
    noticeLabels,
    content = '',
    members,
    guests = [],
    roomOrderList,
  } = meeting;
  const attendees = members.filter(
    ({ relation, state, leftTime }) =>
      relation === 'attendee' && state !== inviteStates.withdrawn && leftTime === undefined,
  );
  const isElsewhere = roomOrderList.length === 0;
  return {
    subject,
    ...timesOf(meeting, zone),
    repeat: null,
    venue: isElsewhere ? 'place' : 'rooms',
    roomIds: roomOrderList.map(({ roomId }) => roomId),
    place: isElsewhere ? address : '',
    memberIds: attendees.map(({ user }) => user.staffId),
    guests: guests.flatMap(({ name, email }) => (email === undefined ? [] : { name, email })),
    serviceIds: [],
    // It stays as it is; without a room it is where the meeting takes place.
    online: meeting.thirdPartyMeetingViewList.length > 0,
    files: [],
    scope: valueOf(Object.values(scopes), scope) ?? scopes.public,
    meetingType: valueOf(Object.values(meetingTypes), meetingType),
    noticeLabels,
    content,
    reason: '',
  };
}

/** The same as the domain compares it. */
const contentOf = (values: BookingValues, zone: string): MeetingContent => ({
  subject: values.subject.trim(),
  ...windowOf(values, zone),
  address: values.venue === 'place' ? values.place.trim() : '',
  roomIds: bookedRoomIds(values),
  memberIds: values.memberIds,
  guests: values.guests,
  scope: values.scope,
  meetingType: values.meetingType ?? null,
  noticeLabels: values.noticeLabels,
  content: values.content.trim() || null,
});

/** The fields that differ between two states of the form (EDIT-02). */
export const editedFields = (before: BookingValues, after: BookingValues, zone: string): MeetingField[] =>
  changedFields(contentOf(before, zone), contentOf(after, zone));

/** The body of an update: the changed fields, and no other. */
export function changesOf(
  values: BookingValues,
  fields: readonly MeetingField[],
  zone: string,
): MeetingChanges {
  const { beginTime, endTime, roomIds, memberIds, address, ...words } = contentOf(values, zone);
  const parts: Record<MeetingField, MeetingChanges> = {
    subject: { subject: words.subject },
    time: { beginTime, endTime },
    rooms: {
      roomBookingForms: roomIds.map((roomId) => ({ roomId })),
      ...(roomIds.length === 0 && { address }),
    },
    address: { address },
    members: { members: memberIds.map((staffId) => ({ staffId })) },
    guests: { guests: [...values.guests] },
    scope: { scope: values.scope },
    meetingType: { meetingType: values.meetingType ?? null },
    noticeLabels: { noticeLabels: [...words.noticeLabels] },
    content: { content: words.content ?? '' },
  };
  return Object.assign({}, ...fields.map((field) => parts[field])) as MeetingChanges;
}
