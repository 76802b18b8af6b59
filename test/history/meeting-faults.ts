import { answerKinds } from '@/lib/domain/meeting/change-kinds';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import type { Operation, Slot, StoredMeeting } from './history';
import { overlap } from './room-model';

type Of<Name extends Operation['action']> = Extract<Operation, { action: Name }>;

const operationsOf = <Name extends Operation['action']>(
  operations: readonly Operation[],
  name: Name,
): Of<Name>[] => operations.filter((operation): operation is Of<Name> => operation.action === name);

const wasDone = ({ outcome }: Operation) => outcome.kind === 'acknowledged';
const mayBeDone = ({ outcome }: Operation) => outcome.kind !== 'refused';

/** Lists the faults of one meeting, judged by all operations on it and all rows that bear its name. */
export function meetingFaults(operations: readonly Operation[], rows: readonly StoredMeeting[]): string[] {
  const [row, ...twins] = rows;
  const [booking] = operationsOf(operations, 'book');
  if (booking === undefined) return row ? ['is stored, but nobody booked it'] : [];
  const answers = new Set(booking.answers);
  const faults = [
    ...(answers.size > 1
      ? [`was answered in ${answers.size} ways under one key: ${[...answers].join(', ')}`]
      : []),
    ...(twins.length > 0 ? [`was made ${rows.length} times under one key`] : []),
  ];
  if (row === undefined)
    return [...faults, ...(wasDone(booking) ? ['was acknowledged, but is not stored'] : [])];
  if (!mayBeDone(booking)) return [...faults, 'was refused, but is stored'];
  const isAnother = wasDone(booking) && !answers.has(row.id);
  return [
    ...faults,
    ...(isAnother ? ['is stored under another id than was answered'] : []),
    ...peopleFaults(booking, row),
    ...slotFaults(operations, row),
    ...changeFaults(operations, row),
    ...answerFaults(operations, row),
  ];
}

function peopleFaults({ staffId, memberIds }: Of<'book'>, { creatorId, members }: StoredMeeting): string[] {
  const wanted = [staffId, ...memberIds].sort().join();
  const stored = members.map((member) => member.staffId).sort();
  return [
    ...(creatorId === staffId ? [] : ['belongs to somebody else']),
    ...(stored.join() === wanted ? [] : [`is half made: ${stored.length} of its people are stored`]),
  ];
}

/** Each slot that it was given has all of its rooms, one that it may have been given all or none; it stands in the last alone. */
function slotFaults(operations: readonly Operation[], row: StoredMeeting): string[] {
  const writes = [...operationsOf(operations, 'book'), ...operationsOf(operations, 'move')].filter(mayBeDone);
  const at = ({ begin, end }: Pick<Slot, 'begin' | 'end'>) =>
    row.orders.filter((order) => order.begin === begin && order.end === end);
  const unasked = row.orders.filter(
    (order) => !writes.some(({ slot }) => at(slot).includes(order) && slot.roomIds.includes(order.roomId)),
  );
  const standing = row.orders.filter((order) => order.isStanding);
  const isWhereItStands = standing.every(({ begin, end }) => begin === row.begin && end === row.end);
  return [
    ...writes.flatMap((operation) => {
      const { slot, action } = operation;
      const stored = at(slot).length;
      if (stored === slot.roomIds.length || (stored === 0 && !wasDone(operation))) return [];
      return [`is half made: ${stored} of ${slot.roomIds.length} rooms of a ${action} are stored`];
    }),
    ...(unasked.length > 0 ? ['has a room that nobody asked for'] : []),
    ...(row.isCancelled && standing.length > 0 ? ['is cancelled, but holds a room'] : []),
    ...(!row.isCancelled && standing.length !== at(row).length ? ['does not hold its rooms'] : []),
    ...(isWhereItStands ? [] : ['holds a room at another time than its own']),
  ];
}

/** Exactly one entry for each change that was made, with who made it (R40). */
function changeFaults(operations: readonly Operation[], row: StoredMeeting): string[] {
  const slots = new Set(row.orders.map(({ begin, end }) => `${begin}-${end}`)).size;
  const exact = { created: 1, timeChanged: slots - 1, cancelled: row.isCancelled ? 1 : 0 };
  const answers = operationsOf(operations, 'answer').filter(mayBeDone);
  const entriesOf = (kind: string, actorId?: string) =>
    row.changes.filter((change) => change.kind === kind && (!actorId || change.actorId === actorId)).length;
  const others = row.changes.filter(({ kind, actorId }) => {
    const mayCause = kind in exact ? actorId === row.creatorId : answers.some(causes(kind, actorId));
    return !mayCause;
  });
  return [
    ...Object.entries(exact).flatMap(([kind, count]) =>
      entriesOf(kind) === count ? [] : [`has ${entriesOf(kind)} entries "${kind}" for ${count} changes`],
    ),
    ...answers.flatMap(({ staffId, state }) => {
      const same = answers.filter((other) => other.staffId === staffId && other.state === state);
      const entries = entriesOf(answerKinds[state], staffId);
      const isRight = same.filter(wasDone).length <= entries && entries <= same.length;
      return isRight ? [] : [`has ${entries} entries for ${same.length} answers of one person`];
    }),
    ...others.map(({ kind }) => `has an entry "${kind}" of somebody who did not do it`),
  ];
}

const causes =
  (kind: string, actorId: string | null) =>
  ({ staffId, state }: Of<'answer'>) =>
    staffId === actorId && answerKinds[state] === kind;

/** A person's state is an answer that no acknowledged one came wholly after, or none where a move asked for it anew (EDIT-02). */
function answerFaults(operations: readonly Operation[], row: StoredMeeting): string[] {
  const [booking] = operationsOf(operations, 'book');
  const moves = operationsOf(operations, 'move').filter(mayBeDone);
  return row.members.flatMap(({ staffId, state }) => {
    if (staffId === booking?.staffId) return [];
    const mine = operationsOf(operations, 'answer').filter(
      (answer) => answer.staffId === staffId && mayBeDone(answer),
    );
    const isLast = ({ endedAt }: { endedAt: number }) =>
      !mine.some((later) => wasDone(later) && later.startedAt > endedAt);
    const last = mine.filter(isLast);
    const isAskedAnew = last.some(
      (answer) =>
        answer.state === inviteStates.joined && moves.some(({ endedAt }) => endedAt > answer.startedAt),
    );
    const isUnanswered = state === inviteStates.toConfirm && (isAskedAnew || !mine.some(wasDone));
    return isUnanswered || last.some((answer) => answer.state === state)
      ? []
      : ['forgot the answer of somebody invited'];
  });
}

/** Pairs of standing bookings of one room that have a moment in common. */
export function overlapFaults(rows: readonly StoredMeeting[]): string[] {
  const standing = rows.flatMap(({ meeting, orders }) =>
    orders.filter(({ isStanding }) => isStanding).map((order) => ({ ...order, meeting })),
  );
  return standing.flatMap((one, index) =>
    standing
      .slice(index + 1)
      .filter((other) => other.roomId === one.roomId && overlap(one, other))
      .map((other) => `${one.meeting} and ${other.meeting} hold one room at one time`),
  );
}
