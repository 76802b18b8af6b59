import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { z } from 'zod';
import type { meetingDraftSchema } from '@/lib/contract/booking';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { limits } from '@/lib/domain/limits/limits';
import type { BookingDraft, BookingFacts, Neighbour, ServiceFacts } from '@/lib/domain/booking/booking-rule';
import { serviceText } from '@/lib/text/zh-cn/service';
import { parseInstant } from '@/lib/time/instant';
import { anyOf } from '../../db/sql/any-of';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/sql/fixed-statement';
import { instant } from '../../db/sql/instant';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import type { Caller } from '../../kernel/caller';
import type { RoomViewer } from '../../room/policy';
import { roomFactsOf } from '../../room/facts';
import { selectOfferedServices } from '../../room/queries/room-services';
import { greatestOrderMs } from '../../room/queries/orders';
import { type RoomRow, selectRooms } from '../../room/queries/rooms';
import { standing } from '../../room/queries/standing-orders';

export type MeetingRequest = z.output<typeof meetingDraftSchema>;

type Named = RoomViewer & {
  roomIds: string[];
  invitedIds: string[];
  /** Only where services are ordered, which few bookings do. */
  serviceIds?: string[] | undefined;
};

/** In one statement, because every booking asks it: the rooms in the company's own order, who of the invited works there, and the caller's department. */
const findNamed = fixedStatement((db, named: Named) =>
  db
    .selectNoFrom((eb) => [
      jsonArrayFrom(
        selectRooms(db, named)
          .where('room.id', '=', anyOf(named.roomIds))
          .orderBy('room.position')
          .orderBy('room.id'),
      ).as('rooms'),
      sql<string[]>`array(
        select id from staff where company_id = ${named.companyId} and id = ${anyOf(named.invitedIds)}
          and deleted_at is null and disabled_at is null)`.as('workingIds'),
      eb
        .selectFrom('department')
        .where('company_id', '=', named.companyId)
        .where('id', '=', named.departmentId)
        .select('name')
        .as('department'),
      (named.serviceIds === undefined
        ? sql<ServiceFacts[]>`'[]'::json`
        : jsonArrayFrom(selectOfferedServices(db, { ...named, serviceIds: named.serviceIds }))
      ).as('services'),
    ])
    .compile(),
);

/** The rows that a booking refers to. */
export type LoadedBooking = { draft: BookingDraft; rooms: RoomRow[]; attendeeIds: string[] };

/**
 * Finds the rooms and people that a request names.
 *
 * @throws ServiceError 404000 for a room or a person that the caller's company does not have, and for a service that no room offers
 */
export async function loadBooking(
  db: Kysely<Database>,
  caller: Caller,
  request: MeetingRequest,
): Promise<LoadedBooking> {
  const roomIds = [...new Set(request.roomBookingForms.map((form) => form.roomId))];
  const invited = new Set(request.members.map((member) => member.staffId));
  const serviceIds = [...new Set(request.serviceIds)];
  const { companyId, staffId, departmentId } = caller;
  const [named] = await findNamed(db, {
    companyId,
    staffId,
    departmentId,
    roomIds,
    invitedIds: [...invited],
    serviceIds: serviceIds.length > 0 ? serviceIds : undefined,
  });
  const rooms = named?.rooms ?? [];
  if (rooms.length < roomIds.length)
    throw new ServiceError(httpCodes.notFound, { message: serviceText.roomMissing });
  const workingIds = named?.workingIds ?? [];
  if (workingIds.length < invited.size)
    throw new ServiceError(httpCodes.notFound, { message: serviceText.attendeeMissing });
  const services = named?.services ?? [];
  if (services.length < serviceIds.length)
    throw new ServiceError(httpCodes.notFound, { message: serviceText.serviceMissing });
  // Afterwards, because an id can be spelt in several ways.
  const attendeeIds = workingIds.filter((id) => id !== staffId);

  const draft: BookingDraft = {
    subject: request.subject,
    content: request.content,
    department: named?.department ?? undefined,
    place: rooms.length > 0 ? rooms.map((room) => room.name).join('、') : request.address,
    beginTime: parseInstant(request.beginTime) ?? Number.NaN,
    endTime: parseInstant(request.endTime) ?? Number.NaN,
    rooms: rooms.map(roomFactsOf),
    services,
    memberStaffIds: [staffId, ...attendeeIds],
    reason: request.reason,
  };
  return { draft, rooms, attendeeIds };
}

/** Bookings of the draft's offline rooms that end where it begins or begin where it ends. */
async function getNeighbours(
  db: Kysely<Database>,
  caller: Caller,
  { draft, exceptMeetingId }: { draft: BookingDraft; exceptMeetingId?: string },
): Promise<Neighbour[]> {
  const offlineIds = draft.rooms.filter((room) => room.kind === 'offline').map((room) => room.roomId);
  if (offlineIds.length === 0 || Number.isNaN(draft.beginTime) || Number.isNaN(draft.endTime)) return [];
  let adjacent = db
    .selectFrom('room_order')
    .where('company_id', '=', caller.companyId)
    .where('room_id', '=', anyOf(offlineIds))
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

/** The facts that the rules read besides the draft itself. */
export async function loadBookingFacts(
  db: Kysely<Database>,
  caller: Caller,
  {
    draft,
    now,
    sensitiveWords,
    exceptMeetingId,
  }: { draft: BookingDraft; now: number; sensitiveWords: readonly string[]; exceptMeetingId?: string },
): Promise<BookingFacts> {
  const neighbours = await getNeighbours(db, caller, { draft, exceptMeetingId });
  return { now, zone: caller.timeZone, limits, sensitiveWords, neighbours };
}
