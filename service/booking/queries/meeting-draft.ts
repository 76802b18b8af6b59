import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { type meetingUpdateSchema, meetingDraftSchema } from '@/lib/contract/booking';
import type { LockedMeeting } from '../../meeting/commands/lock-meeting';
import { getGuests } from '../../meeting/guests/get-guests';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import type { MeetingRequest } from './booking-facts';
import { getWorkingStaffIds } from '../../staff/queries/company-staff';

export type MeetingChanges = z.output<typeof meetingUpdateSchema>;

/** The rooms that a meeting holds now. */
export async function getHeldRoomIds(db: Kysely<Database>, meeting: LockedMeeting): Promise<string[]> {
  const orders = await db
    .selectFrom('room_order')
    .where('company_id', '=', meeting.company_id)
    .where('meeting_id', '=', meeting.id)
    .where('state', '!=', 'released')
    .select('room_id')
    .execute();
  return orders.map((order) => order.room_id);
}

async function getAttendees(db: Kysely<Database>, caller: Caller, meetingId: string) {
  const members = await db
    .selectFrom('meeting_member')
    .where('company_id', '=', caller.companyId)
    .where('meeting_id', '=', meetingId)
    .where('relation', '=', 'attendee')
    .where('state', 'not in', [inviteStates.refused, inviteStates.withdrawn])
    .select('staff_id')
    .execute();
  const working = await getWorkingStaffIds(
    db,
    caller,
    members.map((member) => member.staff_id),
  );
  return working.map((staffId) => ({ staffId }));
}

type StoredDraft = { meeting: LockedMeeting; roomIds: string[]; withServices?: boolean };

/** The meeting services that a meeting has ordered. */
export async function getServiceIds(db: Kysely<Database>, meeting: LockedMeeting): Promise<string[]> {
  // A service always needs approval.
  if (meeting.approval === null) return [];
  const services = await db
    .selectFrom('meeting_service_request')
    .where('company_id', '=', meeting.company_id)
    .where('meeting_id', '=', meeting.id)
    .select('meeting_service_id')
    .execute();
  return services.map((service) => service.meeting_service_id);
}

/**
 * A stored meeting as a draft of today; with its meeting services only where they are judged anew, for a
 * company may have withdrawn them since.
 */
export async function getMeetingDraft(
  db: Kysely<Database>,
  caller: Caller,
  { meeting, roomIds, withServices = false }: StoredDraft,
): Promise<MeetingRequest> {
  return meetingDraftSchema.parse({
    subject: meeting.subject,
    beginTime: meeting.begins_at,
    endTime: meeting.ends_at,
    roomBookingForms: roomIds.map((roomId) => ({ roomId })),
    members: await getAttendees(db, caller, meeting.id),
    guests: await getGuests(db, caller, meeting.id),
    scope: meeting.scope,
    meetingType: meeting.meeting_type ?? undefined,
    noticeLabels: meeting.notice_labels,
    content: meeting.content ?? undefined,
    serviceIds: withServices ? await getServiceIds(db, meeting) : [],
    reason: meeting.reason ?? undefined,
  });
}
