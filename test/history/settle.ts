import type { Operation, StoredMeeting } from './history';

type Write = Exclude<Operation, { action: 'look' }>;

/**
 * The history without doubt: what stayed unknown is taken as done, at any time after its start, where the database has
 * its trace, and as never done where it has none. A slot is one move's alone and a cancellation happens once, so the trace
 * leaves no choice; of several unknown cancellations the one that began first allows every order that the others do.
 */
export function settle(
  history: readonly Operation[],
  stored: ReadonlyMap<string, StoredMeeting>,
): Operation[] {
  const cancelledBy = new Map<string, Operation>();
  for (const operation of history.filter(({ action }) => action === 'cancel')) {
    const { meeting, outcome } = operation;
    const existing = cancelledBy.get(meeting);
    if (outcome.kind === 'refused' || existing?.outcome.kind === 'acknowledged') continue;
    const isBetter = !existing || outcome.kind === 'acknowledged' || operation.startedAt < existing.startedAt;
    if (isBetter) cancelledBy.set(meeting, operation);
  }

  const wasDone = (operation: Write) => {
    const row = stored.get(operation.meeting);
    if (row === undefined || operation.action === 'answer') return false;
    if (operation.action === 'cancel')
      return row.isCancelled && cancelledBy.get(operation.meeting) === operation;
    const { begin, end } = operation.slot;
    return row.orders.some((order) => order.begin === begin && order.end === end);
  };

  return history.flatMap((operation) => {
    if (operation.outcome.kind !== 'unknown') return [operation];
    if (operation.action === 'look' || !wasDone(operation)) return [];
    return [{ ...operation, outcome: { kind: 'acknowledged' as const }, endedAt: Infinity }];
  });
}
