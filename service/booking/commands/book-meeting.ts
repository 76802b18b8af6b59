import { v7 as newId } from 'uuid';
import type { BookedMeeting } from '@/lib/contract/booking';
import { errorCodes } from '@/lib/domain/error-codes';
import { concern } from '../../kernel/commands/change';
import { checkBooking } from '@/lib/domain/booking/check-booking';
import type { BookingDraft } from '@/lib/domain/booking/booking-rule';
import { ServiceError } from '../../kernel/errors/service-error';
import {
  changeParameters,
  type Run,
  runWritingCommand,
  type WritingCommand,
} from '../../kernel/commands/run-command';
import {
  type LoadedBooking,
  type MeetingRequest,
  loadBooking,
  loadBookingFacts,
} from '../queries/booking-facts';
import { getConflicts } from '../queries/conflicts';
import { assertPlace } from '../assert-place';
import { insertBooking } from './insert-booking';
import { addFiles } from '../../file/commands/add-files';
import { addGuests } from '../../meeting/guests/set-guests';
import { lockPeople } from '../../meeting/commands/lock-people';
import { refusedBooking } from './refused-booking';
import { requestOnlineMeetings } from '../../online-meeting/commands/request-online-meetings';
import { requestApproval } from '../../approval/commands/request-approval';
import { requestedThings, serviceIdsOf } from '../requested-things';
import { orderServices } from './order-services';

type Booking = { request: MeetingRequest; sensitiveWords: readonly string[] };

/**
 * Books a meeting, and keeps the answer under the request's key.
 *
 * @throws ServiceError 400406012 without a place, the first refusal of the rules, or 400403002 with the conflicts when a slot is taken
 */
export async function bookMeeting(run: Run, booking: Booking): Promise<BookedMeeting> {
  const { online, files, guests, address, roomBookingForms } = booking.request;
  assertPlace({ hasRoom: roomBookingForms.length > 0, address, online });
  const loaded = await loadBooking(run.deps.db, run.caller, booking.request);
  const isAlone = !online && files.length === 0 && guests.length === 0;
  const isSingle = isOneStatement(loaded.draft) && isAlone;
  const booked = await runWritingCommand({ ...run, isSingle }, book, { ...booking, loaded });
  if (online) run.deps.jobs.dueAt(run.deps.clock.now());
  return booked;
}

/** Without people to lock before the check, a taken slot leaves nothing to undo and no approval to request. */
const isOneStatement = (draft: BookingDraft): boolean =>
  draft.rooms.length <= 1 &&
  draft.rooms.every((room) => room.kind !== 'offline') &&
  requestedThings(draft).length === 0;

type Loaded = Booking & { loaded: LoadedBooking };

const book: WritingCommand<Loaded, BookedMeeting> = async (db, caller, input) => {
  const { draft } = input.loaded;
  const { now, sensitiveWords } = input;
  await lockPeople(db, caller, draft);
  const facts = await loadBookingFacts(db, caller, { draft, now, sensitiveWords });
  const [refusal] = checkBooking(draft, facts);
  if (refusal !== undefined) throw refusedBooking(refusal);
  return writeMeeting(db, caller, input);
};

const writeMeeting: WritingCommand<Loaded, BookedMeeting> = async (
  db,
  caller,
  { request, requestKey, loaded, now },
) => {
  const { draft, rooms, attendeeIds } = loaded;
  const meetingId = newId();
  const things = requestedThings(draft);
  const auditorIds = things.flatMap((thing) => thing.auditorIds);
  const approval = things.length > 0 ? 'AUDITING' : null;
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
  const change = changeParameters({
    actor: caller.staffId,
    log: [{ meetingId, kind: 'created' }],
    concerns: [
      ...concern('meeting', [meetingId]),
      ...concern(
        'room',
        rooms.map((room) => room.id),
      ),
      ...concern('staff', [caller.staffId, ...attendeeIds, ...auditorIds]),
    ],
  });
  const { meetingNo, orderIds } = await insertBooking(db, {
    companyId: caller.companyId,
    meetingId,
    creatorId: caller.staffId,
    now: new Date(now),
    beginsAt: new Date(draft.beginTime),
    endsAt: new Date(draft.endTime),
    subject: request.subject,
    address: draft.place ?? '',
    scope: request.scope,
    meetingType: request.meetingType ?? null,
    noticeLabels: request.noticeLabels,
    content: request.content ?? null,
    reason: request.reason ?? null,
    approval,
    orders,
    attendeeIds,
    change: change.rows,
    requestKey,
    answer,
  });
  if (meetingNo === null || orderIds.length < orders.length) {
    const roomIds = orders.filter((order) => !orderIds.includes(order.id)).map((order) => order.roomId);
    const conflicts = await getConflicts(db, caller, { ...draft, roomIds, exceptMeetingId: meetingId });
    throw new ServiceError(errorCodes.roomConflict, { data: { conflicts } });
  }
  await addGuests(db, {
    companyId: caller.companyId,
    meetingIds: [meetingId],
    guests: request.guests,
  });
  if (request.online)
    await requestOnlineMeetings(db, {
      companyId: caller.companyId,
      meetingIds: [meetingId],
      now: new Date(now),
    });
  await addFiles(db, caller, {
    meetingIds: [meetingId],
    fileKeys: request.files.map((file) => file.fileKey),
    now,
  });
  if (things.length > 0) {
    const at = new Date(now);
    await orderServices(db, {
      companyId: caller.companyId,
      meetingIds: [meetingId],
      serviceIds: serviceIdsOf(draft),
      now: at,
    });
    await requestApproval(db, { caller, now: at, meetingId, things, reason: request.reason });
  }
  return { result: { ...answer, meetingNo }, change: change.proof };
};
