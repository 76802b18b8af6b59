import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import { errorCodes } from '@/lib/domain/error-codes';
import { checkBooking } from '@/lib/domain/booking/check-booking';
import { nearestFreeWindow } from '@/lib/domain/booking/free-window';
import type { BookingFacts } from '@/lib/domain/booking/booking-rule';
import { dayOf, endOfDay, startOfDay } from '@/lib/time/day';
import { type RequestedThing, requestApproval } from '../../approval/commands/request-approval';
import { getAgreedThings } from '../../approval/queries/agreed-things';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { concern } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { ServiceError } from '../../kernel/errors/service-error';
import { type LockedMeeting, lockMeetings } from '../../meeting/commands/lock-meeting';
import { lockPeople } from '../../meeting/commands/lock-people';
import { moveOrders } from '../../meeting/commands/move-orders';
import { assertMay, viewerOf } from '../../meeting/policy';
import { getConcernedStaffIds } from '../../meeting/queries/concerned-staff';
import { getRooms } from '../../meeting/queries/rooms';
import { getRoomOrders } from '../../room/queries/orders';
import { type LoadedBooking, loadBooking, loadBookingFacts } from '../queries/booking-facts';
import { getConflicts } from '../queries/conflicts';
import { getMeetingDraft } from '../queries/meeting-draft';
import { requestedThings } from '../requested-things';
import { refusedBooking } from './refused-booking';

type Again = { meetingId: string; reason: string; sensitiveWords: readonly string[] };

/**
 * Asks again for what was refused, revoked or has expired of a meeting, and takes its rooms again (BOOK-06). What was agreed to stays
 * agreed to: the meeting waits for the rest.
 *
 * @throws ServiceError 403000 for anyone but the creator, 400405020 where nothing can be asked again, 400403002 with the conflicts and
 * the nearest free times when a slot is taken, or the first refusal of the rules
 */
export const askAgain: Command<Again, { ids: string[] }> = async (trx, caller, input) => {
  const { meetingId, reason, sensitiveWords, now } = input;
  const [meeting] = await lockMeetings(trx, caller, { id: meetingId, wholeSeries: false });
  assertMay('resubmit', meeting, { viewer: viewerOf(caller.staffId, meeting), now });
  const { draft } = await loadAgain(trx, caller, meeting);
  await lockPeople(trx, caller, draft);
  const facts = await loadBookingFacts(trx, caller, {
    draft,
    now,
    sensitiveWords,
    exceptMeetingId: meeting.id,
  });
  const [refusal] = checkBooking(draft, facts);
  if (refusal !== undefined) throw refusedBooking(refusal);
  const things = await withoutAgreed(trx, meeting, requestedThings(draft));
  if (things.length === 0) throw new ServiceError(errorCodes.stateForbids);
  await takeRooms(trx, caller, { meeting, draft, facts });
  await trx
    .updateTable('meeting')
    .where('company_id', '=', caller.companyId)
    .where('id', '=', meeting.id)
    .set((eb) => ({
      approval: 'AUDITING',
      reason: reason || null,
      version: eb('version', '+', 1),
      // Each occurrence of a series is requested again on its own.
      asks_alone: meeting.series_id !== null,
    }))
    .execute();
  const request = { caller, now: new Date(now), meetingId: meeting.id, things, reason: reason || undefined };
  const ids = await requestApproval(trx, request);
  const staffIds = await getConcernedStaffIds(trx, caller, [meeting.id]);
  const roomIds = draft.rooms.map(({ roomId }) => roomId);
  return {
    result: { ids },
    change: {
      actor: caller.staffId,
      log: [{ meetingId: meeting.id, kind: 'approvalRequested' }],
      concerns: [
        ...concern('meeting', [meeting.id]),
        ...concern('room', roomIds),
        ...concern('staff', staffIds),
      ],
      dueAt: meeting.begins_at,
    },
  };
};

/** The meeting as a draft of today, with the rooms that it had. */
async function loadAgain(
  trx: Kysely<Database>,
  caller: Caller,
  meeting: LockedMeeting,
): Promise<LoadedBooking> {
  const rooms = await getRooms(trx, caller, meeting.id);
  const roomIds = rooms.map((room) => room.room_id);
  return loadBooking(
    trx,
    caller,
    await getMeetingDraft(trx, caller, { meeting, roomIds, withServices: true }),
  );
}

async function withoutAgreed(
  trx: Kysely<Database>,
  meeting: LockedMeeting,
  things: RequestedThing[],
): Promise<RequestedThing[]> {
  const agreed = await getAgreedThings(trx, meeting);
  return things.filter(({ roomId, serviceId }) => !agreed.has(roomId ?? serviceId ?? ''));
}

type Taking = { meeting: LockedMeeting; draft: LoadedBooking['draft']; facts: BookingFacts };

async function takeRooms(trx: Kysely<Database>, caller: Caller, { meeting, draft, facts }: Taking) {
  const orders = draft.rooms.map(({ roomId }) => ({ id: newId(), roomId }));
  const placed = await moveOrders(trx, {
    companyId: caller.companyId,
    meetingId: meeting.id,
    now: new Date(facts.now),
    beginsAt: new Date(draft.beginTime),
    endsAt: new Date(draft.endTime),
    state: 'held',
    orders,
  });
  const roomIds = orders.filter(({ id }) => !placed.includes(id)).map(({ roomId }) => roomId);
  if (roomIds.length === 0) return;
  const conflicts = await getConflicts(trx, caller, { ...draft, roomIds, exceptMeetingId: meeting.id });
  const suggestion = await findFreeTimes(trx, caller, { meeting, draft, facts });
  throw new ServiceError(errorCodes.roomConflict, { data: { conflicts, suggestion } });
}

/** The nearest times of the day at which all the rooms are free. */
async function findFreeTimes(trx: Kysely<Database>, caller: Caller, { meeting, draft, facts }: Taking) {
  const day = dayOf(draft.beginTime, caller.timeZone);
  const taken = await getRoomOrders(trx, caller, {
    roomIdList: draft.rooms.map(({ roomId }) => roomId),
    beginTime: startOfDay(day, caller.timeZone),
    endTime: endOfDay(day, caller.timeZone),
  });
  const others = taken
    .filter(({ meeting_no: meetingNo }) => meetingNo !== meeting.meeting_no)
    .map(({ begins_at: beginTime, ends_at: endTime }) => ({ beginTime, endTime }));
  return nearestFreeWindow({ draft, taken: others, facts });
}
