import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import { checkUpdate } from '@/lib/domain/booking/check-booking';
import { errorCodes } from '@/lib/domain/error-codes';
import type { ChangeKind } from '@/lib/domain/meeting/change-kinds';
import { formerContent, type MeetingField } from '@/lib/domain/meeting/meeting-fields';
import type { Scope } from '@/lib/domain/meeting/meeting-values';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { type Change, concern, type LogEntry, noChange } from '../../kernel/commands/change';
import { ServiceError } from '../../kernel/errors/service-error';
import { addMembers } from '../../meeting/commands/add-members';
import { lockPeople } from '../../meeting/commands/lock-people';
import { moveOrders } from '../../meeting/commands/move-orders';
import { takeOutMembers } from '../../meeting/commands/take-out-members';
import { getConcernedStaffIds } from '../../meeting/queries/concerned-staff';
import { getWorkingStaff } from '../../staff/queries/company-staff';
import { loadBookingFacts } from '../queries/booking-facts';
import { getConflicts } from '../queries/conflicts';
import type { UpdatePlan } from '../queries/plan-update';
import { refusedBooking } from './refused-booking';

type Changing = {
  plan: UpdatePlan;
  now: number;
  sensitiveWords: readonly string[];
  /** The line of the history; default: after the weightiest field. */
  kind?: ChangeKind;
};

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
  const { meeting, draft, fields, update } = plan;
  if (fields.length === 0) return noChange;
  if (update.isMove || update.changesMembers) await lockPeople(trx, caller, draft);
  const facts = await loadBookingFacts(trx, caller, {
    draft,
    now,
    sensitiveWords,
    exceptMeetingId: meeting.id,
  });
  const [refusal] = checkUpdate(draft, facts, update);
  if (refusal !== undefined) throw refusedBooking(refusal);
  if (update.isMove) await moveRooms(trx, caller, changing);
  await writeMeeting(trx, caller, plan);
  const members = await writeMembers(trx, caller, changing);
  return describeChange(trx, caller, { ...changing, members });
}

async function moveRooms(trx: Kysely<Database>, caller: Caller, { plan, now }: Changing) {
  const { meeting, draft } = plan;
  const orders = draft.rooms.map((room) => ({ id: newId(), roomId: room.roomId }));
  const placed = await moveOrders(trx, {
    companyId: caller.companyId,
    meetingId: meeting.id,
    now: new Date(now),
    beginsAt: new Date(draft.beginTime),
    endsAt: new Date(draft.endTime),
    state: 'confirmed',
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
  { meeting, after, update, fields }: UpdatePlan,
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
      // An approval holds for the slot that was requested; what it moves to needs none.
      ...(update.isMove && { approval: null }),
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
