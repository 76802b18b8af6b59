import type { ApprovalStatus } from './approval-state';

/** Everything that can happen to a record that waits. */
export const recordEvents = ['agree', 'refuse', 'expire', 'revoke'] as const;
export type RecordEvent = (typeof recordEvents)[number];

/** A status by event; an event without one is refused. Nothing leaves a settled status. */
export const recordMoves: Readonly<
  Record<ApprovalStatus, Readonly<Partial<Record<RecordEvent, ApprovalStatus>>>>
> = {
  AUDITING: {
    agree: 'AUDIT_AGREE',
    refuse: 'AUDIT_REFUSE',
    expire: 'AUDIT_EXPIRED',
    revoke: 'AUDIT_REVOKE',
  },
  AUDIT_AGREE: {},
  AUDIT_REFUSE: {},
  AUDIT_EXPIRED: {},
  AUDIT_REVOKE: {},
};

/** The states of a room order that hold its slot, and the one that does not. */
export const roomOrderStates = ['held', 'confirmed', 'released'] as const;
export type RoomOrderState = (typeof roomOrderStates)[number];

export const orderEvents = ['confirm', 'release'] as const;
export type OrderEvent = (typeof orderEvents)[number];

/** Nothing leaves `released`: a slot that is taken again is a new order. */
export const orderMoves: Readonly<
  Record<RoomOrderState, Readonly<Partial<Record<OrderEvent, RoomOrderState>>>>
> = {
  held: { confirm: 'confirmed', release: 'released' },
  confirmed: { release: 'released' },
  released: {},
};

/**
 * The states that an event leads out of, for a statement that changes many orders.
 *
 * @example
 * statesBefore('release') //=> ['held', 'confirmed']
 */
export const statesBefore = (event: OrderEvent): RoomOrderState[] =>
  roomOrderStates.filter((state) => orderMoves[state][event] !== undefined);

/** The weightier outcome first: one refusal refuses the meeting, and it waits until the last record is agreed to. */
const precedence: readonly ApprovalStatus[] = [
  'AUDIT_REFUSE',
  'AUDIT_EXPIRED',
  'AUDIT_REVOKE',
  'AUDITING',
  'AUDIT_AGREE',
];

/**
 * The approval of a meeting, from the newest record of each thing that it requests; null when it requests nothing.
 *
 * @example
 * approvalOf(['AUDIT_AGREE', 'AUDITING']) //=> 'AUDITING'
 * approvalOf([]) //=> null
 */
export const approvalOf = (statuses: readonly ApprovalStatus[]): ApprovalStatus | null =>
  precedence.find((status) => statuses.includes(status)) ?? null;

export type SettledRecord = { id: string; status: ApprovalStatus };

/** An auditor settles one record; the clock and the applicant settle all that wait. */
export type SettleEvent =
  { kind: 'agree' | 'refuse'; recordId: string } | { kind: 'expire' | 'revoke'; recordId?: undefined };

export type Settlement = {
  /** The records that change, each with its new status. */
  records: SettledRecord[];
  approval: ApprovalStatus;
  /** The event for the room orders of the meeting; absent while it still waits. */
  orders?: OrderEvent;
};

/**
 * The outcome of an event for the requests of a meeting, given the newest record of each thing; undefined where nothing waits for the event.
 * A refusal revokes the records beside it, which are no longer needed.
 *
 * @example
 * settlementOf([{ id: 'a', status: 'AUDITING' }], { kind: 'agree', recordId: 'a' })
 * //=> { records: [{ id: 'a', status: 'AUDIT_AGREE' }], approval: 'AUDIT_AGREE', orders: 'confirm' }
 */
export function settlementOf(
  records: readonly SettledRecord[],
  { kind, recordId }: SettleEvent,
): Settlement | undefined {
  const eventOf = (id: string): RecordEvent | undefined => {
    if (recordId === undefined || id === recordId) return kind;
    return kind === 'refuse' ? 'revoke' : undefined;
  };
  // A failure leaves nothing that waits, so one beside a waiting record is of an earlier request.
  const after = records.filter(isOpenOrAgreed).map(({ id, status }) => {
    const event = eventOf(id);
    const next = event && recordMoves[status][event];
    return { id, status: next ?? status, isChanged: next !== undefined };
  });
  const changed = after.filter(({ isChanged }) => isChanged);
  const isSettled = recordId === undefined ? changed.length > 0 : changed.some(({ id }) => id === recordId);
  const approval = approvalOf(after.map(({ status }) => status));
  if (!isSettled || approval === null) return undefined;
  return {
    records: changed.map(({ id, status }) => ({ id, status })),
    approval,
    ...ordersAfter(approval),
  };
}

const isOpenOrAgreed = ({ status }: SettledRecord) => status === 'AUDITING' || status === 'AUDIT_AGREE';

function ordersAfter(approval: ApprovalStatus): Pick<Settlement, 'orders'> {
  if (approval === 'AUDITING') return {};
  return { orders: approval === 'AUDIT_AGREE' ? 'confirm' : 'release' };
}
