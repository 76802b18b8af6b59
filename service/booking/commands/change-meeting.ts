import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import { checkMove, checkUpdate } from '@/lib/domain/booking/check-booking';
import { errorCodes } from '@/lib/domain/error-codes';
import type { ChangeKind } from '@/lib/domain/meeting/change-kinds';
import { formerContent, type MeetingField } from '@/lib/domain/meeting/meeting-fields';
import type { Scope } from '@/lib/domain/meeting/meeting-values';
import { followSeriesRequests } from '../../approval/commands/follow-series-requests';
import { requestApproval } from '../../approval/commands/request-approval';
import { settleRequests } from '../../approval/commands/settle-requests';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { type Change, concern, type LogEntry, noChange } from '../../kernel/commands/change';
import { ServiceError } from '../../kernel/errors/service-error';
import { addMembers } from '../../meeting/commands/add-members';
import { askMembersAnew } from '../../meeting/commands/ask-members-anew';
import { lockPeople } from '../../meeting/commands/lock-people';
import { moveOrders } from '../../meeting/commands/move-orders';
import { setGuests } from '../../meeting/guests/set-guests';
import { takeOutMembers } from '../../meeting/commands/take-out-members';
import { getConcernedStaffIds } from '../../meeting/queries/concerned-staff';
import { setOnlineMeetings } from '../../online-meeting/commands/set-online-meetings';
import { getWorkingStaff } from '../../staff/queries/company-staff';
import { loadBookingFacts } from '../queries/booking-facts';
import { getConflicts } from '../queries/conflicts';
import type { UpdatePlan } from '../queries/plan-update';
import { assertPlace } from '../assert-place';
import { requestedThings } from '../requested-things';
import { refusedBooking } from './refused-booking';

type Changing = {
  plan: UpdatePlan;
  now: number;
  sensitiveWords: readonly string[];
  /** The line of the history; default: after the weightiest field. */
  kind?: ChangeKind;
  /** An occurrence of a series that moves requests approval anew, where an update is refused (BOOK-06). */
  asksAnew?: boolean;
};

/** The fields that say where a meeting takes place. */
const placeFields = ['rooms', 'address', 'online'] as const;

/**
 * Makes of a locked meeting what a plan says, under the rules of today. A move to a slot that is taken leaves the old booking
 * exactly as it was (R08).
 *
 * @throws ServiceError the first refusal of the rules of an update, or 400403002 with the conflicts
 */
export async function changeMeeting(
  trx: Kysely<Database>,
  caller: Caller,
  changing: Changing,
): Promise<Change | typeof noChange> {
  const { plan, now, sensitiveWords } = changing;
  const { meeting, draft, after, fields, update } = plan;
  if (fields.length === 0) return noChange;
  if (placeFields.some((field) => fields.includes(field)))
    assertPlace({ hasRoom: after.roomIds.length > 0, address: after.address, online: after.online });
  if (update.isMove || update.changesMembers) await lockPeople(trx, caller, draft);
  const facts = await loadBookingFacts(trx, caller, {
    draft,
    now,
    sensitiveWords,
    exceptMeetingId: meeting.id,
  });
  const [refusal] = changing.asksAnew ? checkMove(draft, facts, update) : checkUpdate(draft, facts, update);
  if (refusal !== undefined) throw refusedBooking(refusal);
  const things = changing.asksAnew && update.isMove ? requestedThings(draft) : [];
  if (update.isMove) {
    await endRequests(trx, caller, changing);
    await moveRooms(trx, caller, { ...changing, state: things.length > 0 ? 'held' : 'confirmed' });
  }
  await writeMeeting(trx, caller, { plan, isRequested: things.length > 0 });
  const request = { caller, now: new Date(now), meetingId: meeting.id, things, reason: plan.draft.reason };
  await requestApproval(trx, request);
  if (meeting.series_id !== null && changing.asksAnew && update.isMove)
    await followSeriesRequests(trx, {
      ...{ companyId: caller.companyId, seriesIds: [meeting.series_id] },
      ...{ settledBy: caller.staffId, now },
    });
  if (fields.includes('guests'))
    await setGuests(trx, {
      companyId: caller.companyId,
      meetingIds: [meeting.id],
      guests: plan.after.guests,
    });
  if (fields.includes('online'))
    await setOnlineMeetings(trx, {
      ...{ companyId: caller.companyId, meetingIds: [meeting.id] },
      ...{ online: after.online, now: new Date(now) },
    });
  if (fields.includes('time'))
    await askMembersAnew(trx, caller, [{ meetingId: meeting.id, before: plan.before, after }]);
  const members = await writeMembers(trx, caller, changing);
  return describeChange(trx, caller, { ...changing, members });
}

/** Its open requests were for another time or another room; those of its series stay, and are not about it any more. */
async function endRequests(
  trx: Kysely<Database>,
  caller: Caller,
  { plan: { meeting }, asksAnew, now }: Changing,
) {
  if (!asksAnew || meeting.approval !== 'AUDITING' || !meeting.asks_alone) return;
  await settleRequests(trx, {
    ...{ companyId: caller.companyId, meetingIds: [meeting.id], event: { kind: 'revoke' } },
    ...{ settledBy: caller.staffId, now },
  });
}

type Moving = Changing & { state: 'held' | 'confirmed' };

async function moveRooms(trx: Kysely<Database>, caller: Caller, { plan, now, state }: Moving) {
  const { meeting, draft } = plan;
  const orders = draft.rooms.map((room) => ({ id: newId(), roomId: room.roomId }));
  const placed = await moveOrders(trx, {
    companyId: caller.companyId,
    meetingId: meeting.id,
    now: new Date(now),
    beginsAt: new Date(draft.beginTime),
    endsAt: new Date(draft.endTime),
    state,
    orders,
  });
  const roomIds = orders.filter((order) => !placed.includes(order.id)).map((order) => order.roomId);
  if (roomIds.length === 0) return;
  const conflicts = await getConflicts(trx, caller, { ...draft, roomIds, exceptMeetingId: meeting.id });
  throw new ServiceError(errorCodes.roomConflict, { data: { conflicts } });
}

const writeMeeting = (
  trx: Kysely<Database>,
  caller: Caller,
  { plan: { meeting, after, update, fields }, isRequested }: { plan: UpdatePlan; isRequested: boolean },
) =>
  trx
    .updateTable('meeting')
    .where('company_id', '=', caller.companyId)
    .where('id', '=', meeting.id)
    .set((eb) => ({
      subject: after.subject,
      begins_at: new Date(after.beginTime),
      ends_at: new Date(after.endTime),
      address: after.address,
      // An approval holds for the slot that was requested.
      ...(update.isMove && { approval: isRequested ? ('AUDITING' as const) : null }),
      ...(update.isMove && meeting.series_id !== null && { asks_alone: true }),
      scope: after.scope as Scope,
      meeting_type: after.meetingType as typeof meeting.meeting_type,
      notice_labels: [...after.noticeLabels],
      content: after.content,
      ...(meeting.series_id !== null && {
        changed_fields: [...new Set([...meeting.changed_fields, ...fields])],
      }),
      version: eb('version', '+', 1),
    }))
    .execute();

type Members = { added: { id: string; real_name: string }[]; removed: { id: string; real_name: string }[] };

/** After the meeting, whose start the rows of members carry. */
async function writeMembers(
  trx: Kysely<Database>,
  caller: Caller,
  { plan, now }: Changing,
): Promise<Members> {
  const { meeting, before, after } = plan;
  const addedIds = after.memberIds.filter((id) => !before.memberIds.includes(id));
  const removedIds = before.memberIds.filter((id) => !after.memberIds.includes(id));
  await addMembers(trx, caller, {
    meeting: { ...meeting, begins_at: after.beginTime },
    staffIds: addedIds,
    now,
  });
  const removed = await takeOutMembers(trx, caller, { meeting, staffIds: removedIds, now });
  return { added: await getWorkingStaff(trx, caller, addedIds), removed };
}

async function describeChange(
  trx: Kysely<Database>,
  caller: Caller,
  { plan, kind, members }: Changing & { members: Members },
): Promise<Change> {
  const { meeting, before, after, fields } = plan;
  const meetingId = meeting.id;
  const names = (people: { real_name: string }[]) => ({ names: people.map((person) => person.real_name) });
  const times = fields.includes('time') ? { from: before.beginTime, to: after.beginTime } : {};
  const main = kind ?? kindOf(fields);
  // The last is the uppermost of a history, and the one that brings back what was before.
  const entries: LogEntry[] = [];
  if (members.removed.length > 0)
    entries.push({ meetingId, kind: 'membersRemoved', data: names(members.removed) });
  if (members.added.length > 0) entries.push({ meetingId, kind: 'membersAdded', data: names(members.added) });
  if (main !== undefined) entries.push({ meetingId, kind: main, data: times });
  const version = { version: meeting.version, fields, former: formerContent(before, after) };
  const log = entries.map((entry, index) =>
    index === entries.length - 1 ? { ...entry, data: { ...entry.data, ...version } } : entry,
  );

  const staffIds = await getConcernedStaffIds(trx, caller, [meetingId]);
  return {
    actor: caller.staffId,
    log,
    concerns: [
      ...concern('meeting', [meetingId]),
      ...concern('room', [...before.roomIds, ...after.roomIds]),
      ...concern('staff', [...staffIds, ...members.removed.map((person) => person.id)]),
    ],
  };
}

/** Undefined where people alone came or went, who have lines of their own. */
function kindOf(fields: readonly MeetingField[]): ChangeKind | undefined {
  if (fields.includes('time')) return 'timeChanged';
  if (fields.includes('rooms')) return 'roomsChanged';
  return fields.some((field) => field !== 'members') ? 'updated' : undefined;
}
