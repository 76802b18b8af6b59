import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { BookedMeeting } from '@/lib/contract/booking';
import { errorCodes } from '@/lib/domain/error-codes';
import { checkBooking } from '@/lib/domain/booking/check-booking';
import type { BookingDraft } from '@/lib/domain/booking/booking-rule';
import type { Database } from '../../db/database';
import { inStatement, inTransaction } from '../../kernel/in-transaction';
import type { Deps } from '../../kernel/deps';
import { ServiceError } from '../../kernel/errors';
import type { Caller } from '../../kernel/caller';
import type { RequestKey } from '../../kernel/idempotency/idempotency';
import {
  type LoadedBooking,
  type MeetingRequest,
  loadBooking,
  loadBookingFacts,
} from '../queries/booking-facts';
import { getConflicts } from '../queries/conflicts';
import { insertBooking } from './insert-booking';
import { lockPeople } from '../../meeting/commands/lock-people';
import { refusedBooking } from './refused-booking';
import { requestApproval } from '../../approval/commands/request-approval';

type Asking = { caller: Caller; now: number; sensitiveWords: readonly string[] };
type Asked = { request: MeetingRequest; requestKey: RequestKey | undefined };

/**
 * Books a meeting, and keeps the answer under the request's key.
 *
 * @throws ServiceError the first refusal of the rules, or 400403002 with the conflicts when a slot is taken
 */
export async function bookMeeting(deps: Deps, asking: Asking, asked: Asked): Promise<BookedMeeting> {
  const loaded = await loadBooking(deps.db, asking.caller, asked.request);
  if (isOneStatement(loaded.draft)) return inStatement(deps, (db) => book(db, asking, { ...asked, loaded }));
  return inTransaction(deps, async (trx) => {
    await lockPeople(trx, asking.caller, loaded.draft);
    return book(trx, asking, { ...asked, loaded });
  });
}

/** Where nobody has to be locked before the rules look, nothing is left to undo when a slot is taken, and nobody is asked for approval. */
const isOneStatement = ({ rooms }: BookingDraft): boolean =>
  rooms.length <= 1 && rooms.every((room) => room.kind !== 'offline' && !room.approval.required);

type Loaded = Asked & { loaded: LoadedBooking };

async function book(
  db: Kysely<Database>,
  { caller, now, sensitiveWords }: Asking,
  asked: Loaded,
): Promise<BookedMeeting> {
  const { draft } = asked.loaded;
  const facts = await loadBookingFacts(db, caller, { draft, now, sensitiveWords });
  const [refusal] = checkBooking(draft, facts);
  if (refusal !== undefined) throw refusedBooking(refusal);
  return writeMeeting(db, { caller, now: new Date(now) }, asked);
}

async function writeMeeting(
  db: Kysely<Database>,
  { caller, now }: { caller: Caller; now: Date },
  { request, requestKey, loaded }: Loaded,
): Promise<BookedMeeting> {
  const { draft, rooms, attendeeIds } = loaded;
  const meetingId = newId();
  const auditorIds = draft.rooms.flatMap((room) => (room.approval.required ? room.approval.auditorIds : []));
  const approval = auditorIds.length > 0 ? 'AUDITING' : null;
  const orders = rooms.map((room) => ({ id: newId(), roomId: room.id, room }));
  const answer: Omit<BookedMeeting, 'meetingNo'> = {
    _id: meetingId,
    status: approval ?? 'BEFORE',
    roomOrderList: orders.map(({ id, room }) => ({
      orderNo: id,
      roomId: room.id,
      roomName: room.name,
      address: room.area_path,
      capacity: room.capacity,
    })),
  };
  const { meetingNo, orderIds } = await insertBooking(db, {
    companyId: caller.companyId,
    meetingId,
    creatorId: caller.staffId,
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
    requestKey,
    answer,
  });
  if (meetingNo === null || orderIds.length < orders.length) {
    const roomIds = orders.filter((order) => !orderIds.includes(order.id)).map((order) => order.roomId);
    const conflicts = await getConflicts(db, caller, { ...draft, roomIds, exceptMeetingId: meetingId });
    throw new ServiceError(errorCodes.roomConflict, { data: { conflicts } });
  }
  if (approval !== null)
    await requestApproval(db, { caller, now, meetingId, auditorIds, reason: request.reason });
  return { ...answer, meetingNo };
}
