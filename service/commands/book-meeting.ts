import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { BookedMeeting } from '@/lib/contract/booking';
import { errorCodes } from '@/lib/domain/error-codes';
import { checkBooking } from '@/lib/domain/rules/check-booking';
import type { Database } from '../db/database';
import { ServiceError } from '../errors';
import type { Scope } from '../http/authenticate';
import {
  type LoadedBooking,
  type MeetingRequest,
  loadBooking,
  loadBookingFacts,
} from '../queries/booking-facts';
import { getConflicts } from '../queries/conflicts';
import { insertBooking } from './insert-booking';
import { lockPeople } from './lock-people';
import { refusedBooking } from './refused-booking';
import { requestApproval } from './request-approval';

type Booking = { scope: Scope; now: number; sensitiveWords: readonly string[] };

/**
 * Books a meeting inside the caller's transaction.
 *
 * @throws ServiceError the first refusal of the rules, or 400403002 with the conflicts when a slot is taken
 */
export async function bookMeeting(
  trx: Kysely<Database>,
  { scope, now, sensitiveWords }: Booking,
  request: MeetingRequest,
): Promise<BookedMeeting> {
  const loaded = await loadBooking(trx, scope, request);
  await lockPeople(trx, scope, loaded.draft);
  const facts = await loadBookingFacts(trx, scope, { draft: loaded.draft, now, sensitiveWords });
  const [refusal] = checkBooking(loaded.draft, facts);
  if (refusal !== undefined) throw refusedBooking(refusal);
  return writeMeeting(trx, { scope, now: new Date(now), loaded, request });
}

async function writeMeeting(
  trx: Kysely<Database>,
  {
    scope,
    now,
    loaded,
    request,
  }: { scope: Scope; now: Date; loaded: LoadedBooking; request: MeetingRequest },
): Promise<BookedMeeting> {
  const { draft, rooms, attendeeIds } = loaded;
  const meetingId = newId();
  const auditorIds = draft.rooms.flatMap((room) => (room.approval.required ? room.approval.auditorIds : []));
  const approval = auditorIds.length > 0 ? 'AUDITING' : null;
  const orders = rooms.map((room) => ({ id: newId(), roomId: room.id }));
  const { meetingNo, orderIds } = await insertBooking(trx, {
    companyId: scope.companyId,
    meetingId,
    creatorId: scope.staffId,
    now,
    beginsAt: new Date(draft.beginTime),
    endsAt: new Date(draft.endTime),
    subject: request.subject,
    address: rooms.map((room) => room.name).join('、'),
    scope: request.scope,
    meetingType: request.meetingType ?? null,
    noticeLabels: request.noticeLabels,
    content: request.content ?? null,
    reason: request.reason ?? null,
    approval,
    orders,
    attendeeIds,
    auditorIds,
    changeLogId: newId(),
  });
  if (orderIds.length < orders.length) {
    const taken = orders.filter((order) => !orderIds.includes(order.id)).map((order) => order.roomId);
    const conflicts = await getConflicts(trx, scope, {
      ...draft,
      roomIds: taken,
      exceptMeetingId: meetingId,
    });
    throw new ServiceError(errorCodes.roomConflict, { data: { conflicts } });
  }
  if (approval !== null)
    await requestApproval(trx, { scope, now, meetingId, auditorIds, reason: request.reason });
  return {
    _id: meetingId,
    meetingNo,
    status: approval ?? 'BEFORE',
    roomOrderList: rooms.map((room, index) => ({
      orderNo: orders[index]?.id ?? '',
      roomId: room.id,
      roomName: room.name,
      address: room.areaPath,
      capacity: room.capacity,
    })),
  };
}
