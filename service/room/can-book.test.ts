import { errorCodes } from '@/lib/domain/error-codes';
import { aStaff, at, forRoom, meetingDesk, meetingKeys, testNow } from '../testing';

const { store, me, as, myRoom, book } = meetingDesk();

type Parts = Parameters<typeof myRoom>[0];
const approver = async (parts: { disabled_at?: Date; deleted_at?: Date } = {}) =>
  (await aStaff(store.db, { company_id: me.companyId, ...parts })).id;
const left = new Date(testNow);

const { notPermitted, roomUnavailable, approverMissing } = errorCodes;

/** A room of each kind, and the refusal that every booking of it meets. */
const kinds: [string, () => Promise<Parts> | Parts, number | null][] = [
  ['of everybody', () => ({}), null],
  ['with an approver', async () => ({ auditors: [await approver()] }), null],
  [
    'with one approver of two left',
    async () => ({ auditors: [await approver({ deleted_at: left }), await approver()] }),
    null,
  ],
  ['without an approver', () => ({ needs_approval: true }), approverMissing],
  [
    'whose approver is disabled',
    async () => ({ auditors: [await approver({ disabled_at: left })] }),
    approverMissing,
  ],
  [
    'whose approver has left',
    async () => ({ auditors: [await approver({ deleted_at: left })] }),
    approverMissing,
  ],
  ['of others without an approver', () => ({ needs_approval: true, is_restricted: true }), approverMissing],
  ['of others', () => ({ is_restricted: true }), notPermitted],
  ['out of order', () => ({ status: 'OUT_OF_ORDER' }), roomUnavailable],
  ['of the chat app', () => ({ app_id: 'wework' }), roomUnavailable],
  ['of the chat app and of others', () => ({ app_id: 'wework', is_restricted: true }), roomUnavailable],
];

describe('[ROOM-04] [ROOM-06] a room', () => {
  test.each(kinds)('%s says whether it can be booked as its booking does', async (_, parts, code) => {
    const room = await myRoom(await parts());
    const isBookable = code === null;

    const one = await as(me)('GET /api-meeting/api/user/rooms/{id}', { params: { id: room.id } });
    const page = await as(me)('POST /api-meeting/api/user/v2/rooms/actions/page', { body: {} });
    const bookable = await as(me)('GET /api-meeting/api/user/rooms/actions/book-by-page', { query: {} });
    expect(one.can.book).toBe(isBookable);
    expect(page.list.map(({ can }) => can.book)).toEqual([isBookable]);
    expect(bookable.list.map(({ id }) => id)).toEqual(isBookable ? [room.id] : []);

    const draft = forRoom(room, { beginTime: at('14:00'), endTime: at('15:00') });
    const { refusals } = await as(me)(meetingKeys.check, { body: draft });
    expect(refusals.map((refusal) => refusal.code)).toEqual(isBookable ? [] : [code]);
    const booked = book(draft);
    await (isBookable
      ? expect(booked).resolves.toBeDefined()
      : expect(booked).rejects.toMatchObject({ code }));
  });
});
