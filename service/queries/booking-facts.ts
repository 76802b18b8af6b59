import { type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import type { meetingDraftSchema } from '@/lib/contract/booking';
import type { Room } from '@/lib/contract/room';
import { inviteStates } from '@/lib/domain/invite-state';
import { limits } from '@/lib/domain/limits';
import { roomFacts } from '@/lib/domain/room-facts';
import type { BookingDraft, BookingFacts, Neighbour } from '@/lib/domain/rules/types';
import { serviceText } from '@/lib/text/zh-cn/service';
import { parseInstant } from '@/lib/time/instant';
import type { Database } from '../db/database';
import { instant } from '../db/instant';
import { httpCodes, ServiceError } from '../errors';
import type { Scope } from '../http/authenticate';
import { presentRoom } from '../presenters/room';
import { getWorkingStaffIds } from './company-staff';
import { greatestOrderMs } from './orders';
import { getRoomRows } from './rooms';
import { standing } from './standing-orders';

export type MeetingRequest = z.output<typeof meetingDraftSchema>;

async function getDepartmentName(db: Kysely<Database>, scope: Scope): Promise<string | undefined> {
  if (scope.departmentId === null) return undefined;
  const department = await db
    .selectFrom('department')
    .where('company_id', '=', scope.companyId)
    .where('id', '=', scope.departmentId)
    .select('name')
    .executeTakeFirst();
  return department?.name;
}

/** What a booking asks for, found in the database. */
export type LoadedBooking = { draft: BookingDraft; rooms: Room[]; attendeeIds: string[] };

/**
 * Finds the rooms and people that a request names.
 *
 * @throws ServiceError 404000 for a room or a person that the caller's company does not have
 */
export async function loadBooking(
  db: Kysely<Database>,
  scope: Scope,
  request: MeetingRequest,
): Promise<LoadedBooking> {
  const roomIds = [...new Set(request.roomBookingForms.map((form) => form.roomId))];
  const rooms = (await getRoomRows(db, scope, roomIds)).map(presentRoom);
  if (rooms.length < roomIds.length)
    throw new ServiceError(httpCodes.notFound, { message: serviceText.roomMissing });

  const invited = new Set(request.members.map((member) => member.staffId));
  const found = await getWorkingStaffIds(db, scope, [...invited]);
  if (found.length < invited.size)
    throw new ServiceError(httpCodes.notFound, { message: serviceText.attendeeMissing });
  // Afterwards, because an id can be spelt in several ways.
  const attendeeIds = found.filter((staffId) => staffId !== scope.staffId);

  const draft: BookingDraft = {
    subject: request.subject,
    content: request.content,
    department: await getDepartmentName(db, scope),
    place: rooms.map((room) => room.name).join('、'),
    beginTime: parseInstant(request.beginTime) ?? Number.NaN,
    endTime: parseInstant(request.endTime) ?? Number.NaN,
    rooms: rooms.map(roomFacts),
    memberStaffIds: [scope.staffId, ...attendeeIds],
    reason: request.reason,
  };
  return { draft, rooms, attendeeIds };
}

/** Bookings of the draft's offline rooms that end where it begins or begin where it ends. */
async function getNeighbours(
  db: Kysely<Database>,
  scope: Scope,
  { draft, exceptMeetingId }: { draft: BookingDraft; exceptMeetingId?: string },
): Promise<Neighbour[]> {
  const offlineIds = draft.rooms.filter((room) => room.kind === 'offline').map((room) => room.roomId);
  if (offlineIds.length === 0 || Number.isNaN(draft.beginTime) || Number.isNaN(draft.endTime)) return [];
  let adjacent = db
    .selectFrom('room_order')
    .where('company_id', '=', scope.companyId)
    .where('room_id', 'in', offlineIds)
    .where('state', 'in', standing)
    .where('begins_at', '>=', instant(draft.beginTime - greatestOrderMs))
    .where('begins_at', '<=', instant(draft.endTime))
    .where((eb) =>
      eb.or([eb('ends_at', '=', instant(draft.beginTime)), eb('begins_at', '=', instant(draft.endTime))]),
    );
  if (exceptMeetingId !== undefined) adjacent = adjacent.where('meeting_id', '!=', exceptMeetingId);
  return adjacent
    .select(['room_id as roomId', 'begins_at as beginTime', 'ends_at as endTime'])
    .select((eb) =>
      eb
        .selectFrom('meeting_member')
        .whereRef('meeting_member.company_id', '=', 'room_order.company_id')
        .whereRef('meeting_member.meeting_id', '=', 'room_order.meeting_id')
        .where('meeting_member.state', 'not in', [inviteStates.refused, inviteStates.withdrawn])
        .select(sql<string[]>`coalesce(array_agg(meeting_member.staff_id), '{}')`.as('ids'))
        .$asScalar()
        .$notNull()
        .as('memberStaffIds'),
    )
    .execute();
}

/** What the rules look at beside the draft itself. */
export async function loadBookingFacts(
  db: Kysely<Database>,
  scope: Scope,
  {
    draft,
    now,
    sensitiveWords,
    exceptMeetingId,
  }: { draft: BookingDraft; now: number; sensitiveWords: readonly string[]; exceptMeetingId?: string },
): Promise<BookingFacts> {
  const neighbours = await getNeighbours(db, scope, { draft, exceptMeetingId });
  return { now, zone: scope.timeZone, limits, sensitiveWords, neighbours };
}
