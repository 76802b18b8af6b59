import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { ChangeKind } from '@/lib/domain/meeting/change-kinds';
import { errorCodes } from '@/lib/domain/error-codes';
import { checkBooking } from '@/lib/domain/booking/check-booking';
import type { Database } from '../../db/database';
import { ServiceError } from '../../kernel/errors/service-error';
import type { Caller } from '../../kernel/caller';
import { type Change, concern, noChange } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { assertMay, viewerOf } from '../../meeting/policy';
import {
  type LoadedBooking,
  type MeetingRequest,
  loadBooking,
  loadBookingFacts,
} from '../queries/booking-facts';
import { getConcernedStaffIds } from '../../meeting/queries/concerned-staff';
import { getConflicts } from '../queries/conflicts';
import { type MeetingChanges, getHeldRoomIds, getMeetingDraft } from '../queries/meeting-draft';
import { type LockedMeeting, lockMeetings } from '../../meeting/commands/lock-meeting';
import { lockPeople } from '../../meeting/commands/lock-people';
import { moveOrders } from '../../meeting/commands/move-orders';
import { requestedThings } from '../requested-things';
import { refusedBooking } from './refused-booking';

type Update = {
  sensitiveWords: readonly string[];
  id: string;
  changes: MeetingChanges;
};

/** Without one of these nothing that was approved changes. */
const movedKeys = ['beginTime', 'endTime', 'roomBookingForms'] as const;

type Updating = Update & { caller: Caller; now: number };

type Plan = LoadedBooking & {
  meeting: LockedMeeting;
  heldRoomIds: string[];
  request: MeetingRequest;
  movesTime: boolean;
  movesRooms: boolean;
};

/**
 * Changes a single meeting. A move to a slot that is taken leaves the old booking exactly as it was (R08).
 *
 * @throws ServiceError 403000 for anyone but the creator, 400405020 once it may no longer be edited (EDIT-04), 400405025 when
 * the new time, the new room or a meeting service needs approval, 400405017 while its own is not given, 400403002 with the conflicts, or the first refusal of the rules
 */
export const updateMeeting: Command<Update, void> = async (trx, caller, input) => {
  const { id, changes, now } = input;
  const update: Updating = { ...input, caller };
  const [meeting] = await lockMeetings(trx, caller, { id, wholeSeries: false });
  assertMay('edit', meeting, { viewer: viewerOf(caller.staffId, meeting), now });
  const roomIds = await getHeldRoomIds(trx, meeting);

  const request = await getMeetingDraft(trx, caller, {
    meeting,
    roomIds,
    changes,
    withServices: movedKeys.some((key) => key in changes),
  });
  const loaded = await loadBooking(trx, caller, request);
  const { beginTime, endTime, rooms } = loaded.draft;
  const movesTime = beginTime !== meeting.begins_at || endTime !== meeting.ends_at;
  const movesRooms = rooms.length !== roomIds.length || rooms.some((room) => !roomIds.includes(room.roomId));
  const plan: Plan = { ...loaded, meeting, heldRoomIds: roomIds, request, movesTime, movesRooms };

  await assertAllowed(trx, update, plan);
  if (movesTime || movesRooms) await moveBookings(trx, update, plan);
  else if (!changesWords(plan)) return { result: undefined, change: noChange };
  return { result: undefined, change: await writeChanges(trx, update, plan) };
};

/** New words alone are checked for themselves: a meeting that is under way is in the past for every rule about time. */
async function assertAllowed(trx: Kysely<Database>, update: Updating, plan: Plan) {
  const { caller, now, sensitiveWords, id } = update;
  const { meeting, draft, movesTime, movesRooms } = plan;
  const isMove = movesTime || movesRooms;
  // A pending or refused approval holds for the requested slot; another time or room needs another request (BOOK-06).
  if (isMove && meeting.approval !== null && meeting.approval !== 'AUDIT_AGREE')
    throw new ServiceError(errorCodes.updateNeedsApproval);
  if (isMove) await lockPeople(trx, caller, draft);
  const facts = await loadBookingFacts(trx, caller, { draft, now, sensitiveWords, exceptMeetingId: id });
  const refusals = checkBooking(draft, facts);
  const refusal = isMove ? refusals[0] : refusals.find(({ code }) => code === errorCodes.sensitiveContent);
  if (refusal !== undefined) throw refusedBooking(refusal);
  if (isMove && requestedThings(draft).length > 0) throw new ServiceError(errorCodes.roomNeedsApproval);
}

/** An update that equals the stored meeting is no change, and nothing is published. */
const changesWords = ({ meeting, request }: Plan) =>
  request.subject !== meeting.subject ||
  request.scope !== meeting.scope ||
  (request.meetingType ?? null) !== meeting.meeting_type ||
  (request.content ?? null) !== meeting.content ||
  request.noticeLabels.join() !== meeting.notice_labels.join();

async function moveBookings(trx: Kysely<Database>, { caller, now, id }: Updating, { draft }: Plan) {
  const orders = draft.rooms.map((room) => ({ id: newId(), roomId: room.roomId }));
  const placed = await moveOrders(trx, {
    companyId: caller.companyId,
    meetingId: id,
    now: new Date(now),
    beginsAt: new Date(draft.beginTime),
    endsAt: new Date(draft.endTime),
    state: 'confirmed',
    orders,
  });
  const taken = orders.filter((order) => !placed.includes(order.id)).map((order) => order.roomId);
  if (taken.length === 0) return;
  const conflicts = await getConflicts(trx, caller, { ...draft, roomIds: taken, exceptMeetingId: id });
  throw new ServiceError(errorCodes.roomConflict, { data: { conflicts } });
}

async function writeChanges(trx: Kysely<Database>, { caller, id }: Updating, plan: Plan): Promise<Change> {
  const { meeting, heldRoomIds, request, draft, rooms, movesTime, movesRooms } = plan;
  await trx
    .updateTable('meeting')
    .where('company_id', '=', caller.companyId)
    .where('id', '=', id)
    .set((eb) => ({
      subject: request.subject,
      begins_at: new Date(draft.beginTime),
      ends_at: new Date(draft.endTime),
      ...(movesRooms && { address: rooms.map((room) => room.name).join('、') }),
      // An approval holds for the slot that was requested; what it moves to needs none.
      ...((movesTime || movesRooms) && { approval: null }),
      scope: request.scope,
      meeting_type: request.meetingType ?? null,
      notice_labels: request.noticeLabels,
      content: request.content ?? null,
      version: eb('version', '+', 1),
    }))
    .execute();
  const kind: ChangeKind = movesTime ? 'timeChanged' : movesRooms ? 'roomsChanged' : 'updated';
  const data = movesTime ? { from: meeting.begins_at, to: draft.beginTime } : {};
  const roomIds = [...heldRoomIds, ...rooms.map((room) => room.id)];
  const staffIds = await getConcernedStaffIds(trx, caller, [id]);
  return {
    actor: caller.staffId,
    log: [{ meetingId: id, kind, data }],
    concerns: [...concern('meeting', [id]), ...concern('room', roomIds), ...concern('staff', staffIds)],
  };
}
