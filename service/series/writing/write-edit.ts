import type { Kysely } from 'kysely';
import { formerContent } from '@/lib/domain/meeting/meeting-fields';
import type { ChangeKind } from '@/lib/domain/meeting/change-kinds';
import type { Database } from '../../db/database';
import { anyOf } from '../../db/sql/any-of';
import type { Caller } from '../../kernel/caller';
import { type Change, concern, type LogEntry } from '../../kernel/commands/change';
import { copySettledRecords } from '../../approval/commands/copy-settled-records';
import { assertPlace } from '../../booking/assert-place';
import { cancelMeetings } from '../../booking/commands/cancel-meetings';
import { changeFiles } from '../../file/commands/change-files';
import { askMembersAnew } from '../../meeting/commands/ask-members-anew';
import { setGuests } from '../../meeting/guests/set-guests';
import { getConcernedStaffIds } from '../../meeting/queries/concerned-staff';
import { getGuestsOf } from '../../meeting/guests/get-guests';
import { type EditedRow, editedRow, type EditToWrite } from '../edited-contents';
import { furnish, writeOnline } from './furnish';
import { insertOccurrences } from './insert-occurrences';
import { templateOf } from './insert-series';
import { type PreparedRow, prepareRows } from './new-occurrences';
import { requestAnew } from './requests/request-anew';
import { rewriteOccurrences } from './rewrite-occurrences';
import { getAttendees, rewriteMembers } from './rewrite-members';
import { storeEditedSeries } from './store-edited-series';
import { takeRooms, takingOf } from './take-rooms';

export type WrittenEdit = {
  repeatMeetingNo: string;
  rows: readonly PreparedRow[];
  meetingIds: string[];
  numbers: ReadonlyMap<string, string>;
  cancelledCount: number;
  change: Change;
};

/** Writes an edit of a series, by statements that each take all its occurrences. */
export async function writeEdit(
  trx: Kysely<Database>,
  caller: Caller,
  edit: EditToWrite,
): Promise<WrittenEdit> {
  const { seriesId, affected, request, draft, plan, now } = edit;
  const rows = prepareRows(
    draft,
    plan.filter(({ state }) => state === 'write'),
    request.address,
  );
  const edited = await editedRows(trx, caller, { edit, rows });
  assertPlaces(edited);
  const created = rows.filter(({ row }) => row.booked === undefined);
  const cancelled = await cancelLeftOut(trx, caller, edit);
  const repeatMeetingNo = await storeEditedSeries(trx, caller, edit);
  if (affected.isSplit)
    await copySettledRecords(trx, caller, { fromSeriesId: edit.series.id, toSeriesId: seriesId });

  await rewriteOccurrences(
    trx,
    caller,
    edited.map(({ prepared: { row, meeting }, row: stored, after }) => ({
      ...{ id: stored.id, recursAt: row.recursAt, after, changedFields: row.changedFields },
      approval: row.moves ? meeting.approval : stored.approval,
      asksAlone: row.moves ? meeting.asksAlone : stored.asks_alone,
    })),
  );
  await askMembersAnew(
    trx,
    caller,
    edited
      .filter(({ fields }) => fields.includes('time'))
      .map(({ row, before, after }) => ({ meetingId: row.id, before, after })),
  );
  const newNumbers = await insertOccurrences(trx, caller, {
    template: { ...templateOf(request, draft), seriesId },
    occurrences: created.map(({ meeting }) => meeting),
    now,
  });
  const moving = rows.filter(({ row }) => row.moves);
  const lost = await takeRooms(trx, caller, {
    takings: moving.map(({ meeting }) => takingOf(meeting)),
    movedIds: moving.flatMap(({ row }) => row.booked?.id ?? []),
    now,
  });
  const meetingIds = rows.map(({ meeting }) => meeting.id);
  if (lost.length > 0) throw await edit.refuse(meetingIds);
  await furnish(trx, caller, { edit, ids: created.map(({ meeting }) => meeting.id) });
  await writeOnline(trx, caller, { edited, now });
  const fileLog = await changeFiles(trx, caller, { ...edit.files, meetingIds, now });
  await requestAnew(trx, caller, { ...edit, rows, edited });
  const people = await writePeople(trx, caller, { edited, now });
  await writeGuests(trx, caller, edited);

  const numbers = new Map([
    ...affected.ahead.map((row): [string, string] => [row.id, row.meeting_no]),
    ...newNumbers,
  ]);
  const change = await describeEdit(trx, caller, { edited, created, people, fileLog, now });
  return {
    ...{ repeatMeetingNo, rows, meetingIds, numbers, cancelledCount: cancelled.ids.length },
    change: cancelled.change ? joined(change, cancelled.change) : change,
  };
}

const joined = (one: Change, other: Change): Change => ({
  ...one,
  log: [...other.log, ...one.log],
  concerns: [...one.concerns, ...other.concerns],
});

async function editedRows(
  trx: Kysely<Database>,
  caller: Caller,
  { edit, rows }: { edit: EditToWrite; rows: readonly PreparedRow[] },
): Promise<EditedRow[]> {
  const stored = new Map(edit.affected.ahead.map((row) => [row.id, row]));
  const attendees = await getAttendees(trx, caller, [...stored.keys()]);
  const guests = await getGuestsOf(trx, caller, [...stored.keys()]);
  const editing = { ...edit, attendees, attendeeIds: edit.draft.attendeeIds, guests };
  return rows.flatMap((prepared) => {
    const row = stored.get(prepared.meeting.id);
    return row ? [editedRow(prepared, row, editing)] : [];
  });
}

/** Cancels what was skipped, and what the rule does not have any more; the latter leaves the series, so that a later rule may have its day. */
async function cancelLeftOut(trx: Kysely<Database>, caller: Caller, { plan, now }: EditToWrite) {
  const left = plan.filter(({ state, booked }) => booked && (state === 'skipped' || state === 'removed'));
  const ids = left.flatMap(({ booked }) => booked?.id ?? []);
  if (ids.length === 0) return { ids };
  const change = await cancelMeetings(trx, caller, { ids, now });
  const removedIds = left.flatMap(({ state, booked }) => (state === 'removed' && booked ? [booked.id] : []));
  await trx
    .updateTable('meeting')
    .where('company_id', '=', caller.companyId)
    .where('id', '=', anyOf(removedIds))
    .set({ series_id: null, recurs_at: null })
    .execute();
  return { ids, change };
}

async function writePeople(
  trx: Kysely<Database>,
  caller: Caller,
  { edited, now }: { edited: readonly EditedRow[]; now: number },
): Promise<string[]> {
  const pairs = (of: (each: EditedRow) => readonly string[]) =>
    edited.flatMap((each) => of(each).map((staffId) => ({ meetingId: each.row.id, staffId })));
  const without = (ids: readonly string[], others: readonly string[]) =>
    ids.filter((id) => !others.includes(id));
  const added = pairs(({ before, after }) => without(after.memberIds, before.memberIds));
  const removed = pairs(({ before, after }) => without(before.memberIds, after.memberIds));
  await rewriteMembers(trx, caller, { added, removed, rows: edited.map(({ row }) => row), now });
  return [...new Set([...added, ...removed].map(({ staffId }) => staffId))];
}

/** One statement for all occurrences that get the same guests, which an edit of a series gives them. */
async function writeGuests(trx: Kysely<Database>, { companyId }: Caller, edited: readonly EditedRow[]) {
  const changed = edited.filter(({ fields }) => fields.includes('guests'));
  const [first] = changed;
  if (first === undefined) return;
  await setGuests(trx, {
    companyId,
    meetingIds: changed.map(({ row }) => row.id),
    guests: first.after.guests,
  });
}

/** An occurrence that is in a place of its own may lose its online meeting, and not the only place that it has (BOOK-02). */
function assertPlaces(edited: readonly EditedRow[]): void {
  for (const { fields, after } of edited)
    if (fields.includes('online')) assertPlace({ ...after, hasRoom: after.roomIds.length > 0 });
}

const kindOf = ({ fields }: EditedRow): ChangeKind => {
  if (fields.includes('time')) return 'timeChanged';
  return fields.includes('rooms') ? 'roomsChanged' : 'updated';
};

const entryOf = (each: EditedRow): LogEntry => ({
  meetingId: each.row.id,
  kind: kindOf(each),
  data: {
    ...(each.fields.includes('time') && { from: each.before.beginTime, to: each.after.beginTime }),
    ...{ version: each.row.version, fields: each.fields, former: formerContent(each.before, each.after) },
  },
});

type Described = {
  edited: readonly EditedRow[];
  created: readonly PreparedRow[];
  people: string[];
  fileLog: readonly LogEntry[];
  now: number;
};

const goesOnline = ({ fields, after }: EditedRow) => fields.includes('online') && after.online;

async function describeEdit(
  trx: Kysely<Database>,
  caller: Caller,
  { edited, created, people, fileLog, now }: Described,
): Promise<Change> {
  const createdIds = created.map(({ meeting }) => meeting.id);
  const ids = [...edited.map(({ row }) => row.id), ...createdIds];
  const roomIds = [
    ...edited.flatMap(({ before, after }) => [...before.roomIds, ...after.roomIds]),
    ...created.flatMap(({ meeting }) => meeting.rooms.map(({ id }) => id)),
  ];
  const staffIds = await getConcernedStaffIds(trx, caller, ids);
  return {
    actor: caller.staffId,
    ...((created.length > 0 || edited.some(goesOnline)) && { dueAt: now }),
    log: [
      // The last is the uppermost of a history; a new occurrence is there with its files.
      ...fileLog.filter(({ meetingId }) => !createdIds.includes(meetingId)),
      ...edited.filter(({ fields }) => fields.length > 0).map(entryOf),
      ...createdIds.map((meetingId) => ({ meetingId, kind: 'created' as const })),
    ],
    concerns: [
      ...concern('meeting', ids),
      ...concern('room', roomIds),
      ...concern('staff', [...staffIds, ...people]),
    ],
  };
}
