import { type ApprovalStatus, approvalStatuses } from './approval-state';
import {
  approvalOf,
  orderEvents,
  orderMoves,
  recordEvents,
  recordMoves,
  roomOrderStates,
  settlementOf,
  statesBefore,
} from './settlement';

describe('[APR-05] [APR-06] the table of records and orders', () => {
  const records: Record<string, ApprovalStatus> = {
    'AUDITING agree': 'AUDIT_AGREE',
    'AUDITING refuse': 'AUDIT_REFUSE',
    'AUDITING expire': 'AUDIT_EXPIRED',
    'AUDITING revoke': 'AUDIT_REVOKE',
  };
  it.each(approvalStatuses.flatMap((status) => recordEvents.map((event) => [status, event] as const)))(
    'a record that is %s: %s',
    (status, event) => {
      expect(recordMoves[status][event]).toBe(records[`${status} ${event}`]);
    },
  );

  const orders: Record<string, string> = {
    'held confirm': 'confirmed',
    'held release': 'released',
    'confirmed release': 'released',
  };
  it.each(roomOrderStates.flatMap((state) => orderEvents.map((event) => [state, event] as const)))(
    'an order that is %s: %s',
    (state, event) => {
      expect(orderMoves[state][event]).toBe(orders[`${state} ${event}`]);
    },
  );

  it('an event leads out of the states that know it', () => {
    expect(statesBefore('release')).toEqual(['held', 'confirmed']);
    expect(statesBefore('confirm')).toEqual(['held']);
  });
});

describe('[BOOK-06] the approval of a meeting follows from its records', () => {
  const order: ApprovalStatus[] = [
    'AUDIT_REFUSE',
    'AUDIT_EXPIRED',
    'AUDIT_REVOKE',
    'AUDITING',
    'AUDIT_AGREE',
  ];
  it.each(order.flatMap((one, place) => order.slice(place).map((other) => [one, other] as const)))(
    '%s outweighs %s',
    (one, other) => {
      expect(approvalOf([one, other])).toBe(one);
      expect(approvalOf([other, one])).toBe(one);
    },
  );

  it('is none without a record', () => {
    expect(approvalOf([])).toBeNull();
  });
});

describe('[APR-02] a settlement', () => {
  const waiting = [
    { id: 'a', status: 'AUDITING' as const },
    { id: 'b', status: 'AUDITING' as const },
  ];
  const half = [{ id: 'a', status: 'AUDIT_AGREE' as const }, waiting[1]!];

  it('by the first of two who agree leaves the meeting waiting and its orders as they are', () => {
    expect(settlementOf(waiting, { kind: 'agree', recordId: 'a' })).toEqual({
      records: [{ id: 'a', status: 'AUDIT_AGREE' }],
      approval: 'AUDITING',
    });
  });

  it('by the last who agrees confirms the orders', () => {
    expect(settlementOf(half, { kind: 'agree', recordId: 'b' })).toEqual({
      records: [{ id: 'b', status: 'AUDIT_AGREE' }],
      approval: 'AUDIT_AGREE',
      orders: 'confirm',
    });
  });

  it('by a refusal refuses the meeting, revokes what waits beside it and releases the orders', () => {
    expect(settlementOf(waiting, { kind: 'refuse', recordId: 'b' })).toEqual({
      records: [
        { id: 'a', status: 'AUDIT_REVOKE' },
        { id: 'b', status: 'AUDIT_REFUSE' },
      ],
      approval: 'AUDIT_REFUSE',
      orders: 'release',
    });
    expect(settlementOf(half, { kind: 'refuse', recordId: 'b' })?.records).toEqual([
      { id: 'b', status: 'AUDIT_REFUSE' },
    ]);
  });

  it.each([
    ['expire', 'AUDIT_EXPIRED'],
    ['revoke', 'AUDIT_REVOKE'],
  ] as const)('by %s settles everything that waits', (kind, status) => {
    expect(settlementOf(half, { kind })).toEqual({
      records: [{ id: 'b', status }],
      approval: status,
      orders: 'release',
    });
  });

  it('after a second request looks over what failed before', () => {
    const again = [{ id: 'a', status: 'AUDIT_REFUSE' as const }, waiting[1]!];
    expect(settlementOf(again, { kind: 'agree', recordId: 'b' })).toEqual({
      records: [{ id: 'b', status: 'AUDIT_AGREE' }],
      approval: 'AUDIT_AGREE',
      orders: 'confirm',
    });
  });

  it('of what is settled already, or of another meeting’s record, is none', () => {
    expect(settlementOf(half, { kind: 'agree', recordId: 'a' })).toBeUndefined();
    expect(settlementOf(half, { kind: 'refuse', recordId: 'a' })).toBeUndefined();
    expect(settlementOf(half, { kind: 'agree', recordId: 'c' })).toBeUndefined();
    expect(settlementOf([half[0]!], { kind: 'expire' })).toBeUndefined();
    expect(settlementOf([], { kind: 'revoke' })).toBeUndefined();
  });
});
