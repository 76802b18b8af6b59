import type { Kysely } from 'kysely';
import { meetingDraftSchema } from '@/lib/contract/booking';
import type { MeetingUpdate } from '@/lib/domain/booking/check-booking';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { uniqueGuests } from '@/lib/domain/guest/guests';
import { changedFields, type MeetingContent, type MeetingField } from '@/lib/domain/meeting/meeting-fields';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { plainId } from '../../kernel/same-id';
import { type Attendee, getMeetingContent } from '../../meeting/queries/meeting-content';
import type { SelectedMeeting } from '../../meeting/queries/select-meeting';
import { type LoadedBooking, loadBooking } from './booking-facts';
import { getServiceIds, type MeetingChanges } from './meeting-draft';

/** A meeting and what changes make of it, judged by nothing yet. */
export type UpdatePlan = LoadedBooking & {
  meeting: SelectedMeeting;
  before: MeetingContent;
  after: MeetingContent;
  fields: MeetingField[];
  update: MeetingUpdate;
};

type Planned = { meeting: SelectedMeeting; changes: MeetingChanges };

/** Without one of these nothing that was approved changes. */
const movedKeys = ['beginTime', 'endTime', 'roomBookingForms'] as const;

/**
 * Plans an update of a meeting.
 *
 * @throws ServiceError 404000 for a room or a new attendee that the caller's company does not have
 */
export async function planUpdate(
  db: Kysely<Database>,
  caller: Caller,
  { meeting, changes }: Planned,
): Promise<UpdatePlan> {
  const { content: before, attendees } = await getMeetingContent(db, caller, meeting);
  const { staying, invitedIds } = membersAfter(attendees, { caller, members: changes.members });
  const coming = staying.filter(({ works, state }) => works && state !== inviteStates.refused);
  const isMovable = movedKeys.some((key) => key in changes);
  const request = meetingDraftSchema.parse({
    ...before,
    meetingType: before.meetingType ?? undefined,
    content: before.content ?? undefined,
    // The names of rooms are no place of their own, and may be longer than one.
    address: before.roomIds.length === 0 ? before.address : undefined,
    roomBookingForms: before.roomIds.map((roomId) => ({ roomId })),
    reason: meeting.reason ?? undefined,
    ...changes,
    ...(changes.meetingType === null && { meetingType: undefined }),
    // A company may have withdrawn a service since, which matters to a move alone.
    serviceIds: isMovable ? await getServiceIds(db, meeting) : [],
    members: [...coming.map(({ id }) => id), ...invitedIds].map((staffId) => ({ staffId })),
  });
  const loaded = await loadBooking(db, caller, request);
  const { draft, rooms, attendeeIds } = loaded;
  const stayingIds = staying.map(({ id }) => id);
  const after: MeetingContent = {
    subject: request.subject,
    beginTime: draft.beginTime,
    endTime: draft.endTime,
    address: before.address,
    online: changes.online ?? before.online,
    roomIds: rooms.map((room) => room.id),
    memberIds: [...stayingIds, ...attendeeIds.filter((id) => !stayingIds.includes(id))],
    guests: uniqueGuests(request.guests),
    scope: request.scope,
    meetingType: request.meetingType ?? null,
    noticeLabels: request.noticeLabels,
    content: request.content || null,
  };
  const isElsewhere = changedFields(before, after).includes('rooms');
  if (isElsewhere) after.address = draft.place ?? '';
  else if (rooms.length === 0) after.address = changes.address ?? before.address;
  const fields = changedFields(before, after);
  const update = {
    approval: meeting.approval,
    isMove: fields.includes('time') || fields.includes('rooms'),
    changesMembers: fields.includes('members'),
  };
  return { ...loaded, meeting, before, after, fields, update };
}

type Wish = { caller: Caller; members: MeetingChanges['members'] };

/** Those of the attendees who stay, and who is invited besides; without a wish everybody stays. */
function membersAfter(attendees: Attendee[], { caller, members }: Wish) {
  if (members === undefined) return { staying: attendees, invitedIds: [] };
  const wished = new Set(members.map(({ staffId }) => plainId(staffId)));
  const present = new Set([caller.staffId, ...attendees.map(({ id }) => id)].map(plainId));
  return {
    staying: attendees.filter(({ id }) => wished.has(plainId(id))),
    invitedIds: members.flatMap(({ staffId }) => (present.has(plainId(staffId)) ? [] : staffId)),
  };
}
