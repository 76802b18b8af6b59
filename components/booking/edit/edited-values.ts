import type { Meeting } from '@/lib/contract/meeting';
import type { RequestOf } from '@/lib/contract';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { changedFields, type MeetingContent, type MeetingField } from '@/lib/domain/meeting/meeting-fields';
import type { FileReference, MeetingFile } from '@/lib/contract/file';
import type { FileChanges } from '@/lib/query/file';
import { meetingTypes, scopes } from '@/lib/domain/meeting/meeting-values';
import { bookedRoomIds, timesOf, windowOf, type BookingValues } from '../form/booking-values';

/** The fields of an edit: files are compared here, and no part of the update of one meeting. */
export type EditedField = MeetingField | 'files';

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
  | 'meetingFolderViews'
>;

const valueOf = <T extends number>(options: readonly T[], value: number | undefined): T | undefined =>
  options.find((option) => option === value);

const referenceOf = ({ fileKey, fileName, contentType, size }: MeetingFile): FileReference => ({
  ...{ fileKey, fileName, contentType, size },
});

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
    online: meeting.thirdPartyMeetingViewList.length > 0,
    files: meeting.meetingFolderViews.map(referenceOf),
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
  online: values.online,
  roomIds: bookedRoomIds(values),
  memberIds: values.memberIds,
  guests: values.guests,
  scope: values.scope,
  meetingType: values.meetingType ?? null,
  noticeLabels: values.noticeLabels,
  content: values.content.trim() || null,
});

/** The fields that differ between two states of the form (EDIT-02). */
export function editedFields(before: BookingValues, after: BookingValues, zone: string): EditedField[] {
  const fields = changedFields(contentOf(before, zone), contentOf(after, zone));
  const { added, removedKeys } = fileChanges(before, after);
  return added.length + removedKeys.length > 0 ? [...fields, 'files'] : fields;
}

/** Files are named by the keys of their uploads, which all occurrences of a series share. */
export type FileKeyChanges = { added: FileReference[]; removedKeys: string[] };

/** The files that come and go. */
export function fileChanges(before: BookingValues, after: BookingValues): FileKeyChanges {
  const hasFile = ({ files }: BookingValues, fileKey: string) =>
    files.some((file) => file.fileKey === fileKey);
  return {
    added: after.files.filter(({ fileKey }) => !hasFile(before, fileKey)),
    removedKeys: before.files.flatMap(({ fileKey }) => (hasFile(after, fileKey) ? [] : fileKey)),
  };
}

/** The same for the calls of one meeting, which know its files by ids. */
export function linkedFiles(
  { meetingFolderViews }: Pick<Meeting, 'meetingFolderViews'>,
  { added, removedKeys }: FileKeyChanges,
): FileChanges {
  const removed = meetingFolderViews.filter(({ fileKey }) => removedKeys.includes(fileKey));
  return { added, removedIds: removed.map(({ id }) => id) };
}

/** The body of an update: the changed fields, and no other; files have no part in it. */
export function changesOf(
  values: BookingValues,
  fields: readonly EditedField[],
  zone: string,
): MeetingChanges {
  const { beginTime, endTime, roomIds, memberIds, address, ...words } = contentOf(values, zone);
  const parts: Record<EditedField, MeetingChanges> = {
    subject: { subject: words.subject },
    time: { beginTime, endTime },
    rooms: {
      roomBookingForms: roomIds.map((roomId) => ({ roomId })),
      ...(roomIds.length === 0 && { address }),
    },
    address: { address },
    online: { online: values.online },
    members: { members: memberIds.map((staffId) => ({ staffId })) },
    guests: { guests: [...values.guests] },
    scope: { scope: values.scope },
    meetingType: { meetingType: values.meetingType ?? null },
    noticeLabels: { noticeLabels: [...words.noticeLabels] },
    content: { content: words.content ?? '' },
    files: {},
  };
  return Object.assign({}, ...fields.map((field) => parts[field])) as MeetingChanges;
}
