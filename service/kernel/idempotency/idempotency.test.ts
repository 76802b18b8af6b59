import { limits } from '@/lib/domain/limits/limits';
import { aRoom, aStaff, rawClient, testNow, type TestStaff, testStore } from '../../testing';
import { testServerUrl } from '../../testing/database/settings';

const schedule = 'POST /api-meeting/api/user/v2/meetings/actions/schedule';
const aMinute = 60_000;
const anHour = 60 * aMinute;

/** PGlite takes one transaction at a time, and callers wait for their turn for 2 s only. */
const racers = testServerUrl ? 20 : 5;

const { store, clock } = testStore();

async function organizerWithRoom() {
  const organizer = await aStaff(store.db);
  const room = await aRoom(store.db, { company_id: organizer.companyId });
  return { organizer, room };
}

const bookingOf = (roomId: string, subject = '周会') => ({
  subject,
  beginTime: testNow + 3 * anHour - 7 * aMinute,
  endTime: testNow + 3 * anHour + 23 * aMinute,
  roomBookingForms: [{ roomId }],
});

const sender = () => {
  const send = rawClient(store.db, { clock });
  return (person: TestStaff, key: string, json: unknown) =>
    send(schedule, { headers: { ...person.headers, 'idempotency-key': key }, json });
};

const written = [
  'meeting',
  'meeting_member',
  'room_order',
  'audit_record',
  'change_log',
  'outbox',
  'idempotency_key',
] as const;

/** How many rows a company has, by table. */
async function countRows(companyId: string): Promise<Record<(typeof written)[number], number>> {
  const counts = written.map((table) =>
    store.db
      .selectFrom(table)
      .where('company_id', '=', companyId)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  );
  const rows = (await Promise.all(counts)).map(({ count }, index) => [written[index], count]);
  return Object.fromEntries(rows) as Record<(typeof written)[number], number>;
}

const countMeetings = async (companyId: string) => (await countRows(companyId)).meeting;

type RoomKind = { needsApproval?: boolean; is_offline?: boolean };

describe('[R11] [BOOK-09] one Idempotency-Key', () => {
  it(`sent ${racers} times at once makes one meeting, and everybody gets the same answer`, async () => {
    const { organizer, room } = await organizerWithRoom();
    const send = sender();
    const race = Array.from({ length: racers }, () => send(organizer, 'key-1', bookingOf(room.id)));
    const answers = await Promise.all(race);
    expect(answers.map(({ status }) => status)).toEqual(Array(racers).fill(200));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(await countMeetings(organizer.companyId)).toBe(1);
  });

  it.each([
    { of: 'no room', rooms: [] },
    { of: 'an offline room', rooms: [{ is_offline: true }] },
    { of: 'a room with approval', rooms: [{ needsApproval: true }] },
    { of: 'several rooms', rooms: [{}, { needsApproval: true }, { is_offline: true }] },
  ])('[R40] sent at once for $of makes one of everything that a booking is', async ({ rooms: kinds }) => {
    const organizer = await aStaff(store.db);
    const { companyId, id: staffId } = organizer;
    const colleague = await aStaff(store.db, { company_id: companyId });
    const roomIds: string[] = [];
    for (const { needsApproval = false, ...kind } of kinds as RoomKind[]) {
      const auditors = needsApproval ? [colleague.id] : [];
      roomIds.push((await aRoom(store.db, { company_id: companyId, auditors, ...kind })).id);
    }
    const booking = {
      ...bookingOf(''),
      roomBookingForms: roomIds.map((roomId) => ({ roomId })),
      members: [{ staffId }, { staffId: colleague.id }],
      reason: '评审',
      address: '一层大厅',
    };
    const send = sender();
    const answers = await Promise.all(
      Array.from({ length: racers }, () => send(organizer, 'key-1', booking)),
    );
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: answers[0]?.body ?? {} });
    expect(await countRows(companyId)).toEqual({
      meeting: 1,
      meeting_member: 2,
      room_order: kinds.length,
      audit_record: kinds.some((kind) => 'needsApproval' in kind) ? 1 : 0,
      change_log: 1,
      // A row per kind: the meeting and its people, and the rooms where it has any.
      outbox: kinds.length > 0 ? 3 : 2,
      idempotency_key: 1,
    });
  });

  it('answers the first result again after a restart, for 24 hours and no longer', async () => {
    const { organizer, room } = await organizerWithRoom();
    const first = await sender()(organizer, 'key-1', bookingOf(room.id));
    clock.advance(24 * anHour - 1);
    await extendToken(organizer);
    expect((await sender()(organizer, 'key-1', bookingOf(room.id))).body).toEqual(first.body);
    clock.advance(1);
    // By now the booking lies in the past: it is judged anew, and refused.
    expect(await sender()(organizer, 'key-1', bookingOf(room.id))).toMatchObject({
      body: { code: 400403007 },
    });
    expect(await countMeetings(organizer.companyId)).toBe(1);
  });

  it('with another body answers 422 and changes nothing', async () => {
    const { organizer, room } = await organizerWithRoom();
    await sender()(organizer, 'key-1', bookingOf(room.id));
    expect(await sender()(organizer, 'key-1', bookingOf(room.id, '另一个会'))).toMatchObject({
      status: 422,
      body: { code: 422000, message: '同一请求标识已用于不同的内容' },
    });
    expect(await countMeetings(organizer.companyId)).toBe(1);
  });

  it('raced for two slots makes one meeting, and nothing is left of the other', async () => {
    const { organizer, room } = await organizerWithRoom();
    const send = sender();
    const later = {
      beginTime: testNow + 5 * anHour - 7 * aMinute,
      endTime: testNow + 6 * anHour - 7 * aMinute,
    };
    for (let round = 0; round < 5; round += 1) {
      const key = `key-${round}`;
      const day = { beginTime: round * 24 * anHour, endTime: round * 24 * anHour };
      const onDay = (slot: typeof day) => ({
        beginTime: slot.beginTime + day.beginTime,
        endTime: slot.endTime + day.endTime,
      });
      const first = bookingOf(room.id);
      const answers = await Promise.all([
        send(organizer, key, { ...first, ...onDay(first) }),
        send(organizer, key, { ...first, ...onDay(later) }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      expect(await countMeetings(organizer.companyId)).toBe(round + 1);
    }
    const orders = await store.db
      .selectFrom('room_order')
      .where('room_id', '=', room.id)
      .select('meeting_id')
      .execute();
    expect(orders).toHaveLength(5);
  });

  it('answers the first result also once the slot is free again, and books nothing', async () => {
    const { organizer, room } = await organizerWithRoom();
    const first = await sender()(organizer, 'key-1', bookingOf(room.id));
    await store.db
      .updateTable('room_order')
      .set({ state: 'released' })
      .where('room_id', '=', room.id)
      .execute();
    expect((await sender()(organizer, 'key-1', bookingOf(room.id))).body).toEqual(first.body);
    expect(await countMeetings(organizer.companyId)).toBe(1);
  });

  it('is good for anything again after 24 hours', async () => {
    const { organizer, room } = await organizerWithRoom();
    await sender()(organizer, 'key-1', bookingOf(room.id));
    clock.advance(24 * anHour);
    await extendToken(organizer);
    const other = bookingOf(room.id, '另一个会');
    const tomorrow = { beginTime: other.beginTime + 24 * anHour, endTime: other.endTime + 24 * anHour };
    const second = await sender()(organizer, 'key-1', { ...other, ...tomorrow });
    expect(second.status).toBe(200);
    expect((await sender()(organizer, 'key-1', { ...other, ...tomorrow })).body).toEqual(second.body);
    expect(await countMeetings(organizer.companyId)).toBe(2);
  });

  it.each([{}, { is_offline: true }])(
    'of a refused booking of several rooms stays free: %p',
    async (kind) => {
      const { organizer, room: taken } = await organizerWithRoom();
      const free = await aRoom(store.db, { company_id: organizer.companyId, ...kind });
      const colleague = await aStaff(store.db, { company_id: organizer.companyId });
      const both = { ...bookingOf(free.id), roomBookingForms: [{ roomId: free.id }, { roomId: taken.id }] };
      await sender()(colleague, 'key-0', bookingOf(taken.id));
      expect((await sender()(organizer, 'key-1', both)).body.code).toBe(400403002);
      expect((await sender()(organizer, 'key-1', bookingOf(free.id))).status).toBe(200);
    },
  );

  it('belongs to the person who sent it', async () => {
    const { organizer, room } = await organizerWithRoom();
    const colleague = await aStaff(store.db, { company_id: organizer.companyId });
    await sender()(organizer, 'key-1', bookingOf(room.id));
    expect(await sender()(colleague, 'key-1', bookingOf(room.id))).toMatchObject({
      status: 409,
      body: { code: 400403002 },
    });
  });

  it('keeps no refusal: the same request succeeds once its reason is gone', async () => {
    const { organizer, room } = await organizerWithRoom();
    const setStatus = (status: 'AVAILABLE' | 'OUT_OF_ORDER') =>
      store.db.updateTable('room').set({ status }).where('id', '=', room.id).execute();
    await setStatus('OUT_OF_ORDER');
    expect((await sender()(organizer, 'key-1', bookingOf(room.id))).body.code).toBe(400416023);
    await setStatus('AVAILABLE');
    expect((await sender()(organizer, 'key-1', bookingOf(room.id))).status).toBe(200);
  });

  it.each(['', 'two words', 'k'.repeat(129), '\u00e9'])('refuses the key "%s"', async (key) => {
    const { organizer, room } = await organizerWithRoom();
    expect(await sender()(organizer, key, bookingOf(room.id))).toMatchObject({ body: { code: 400000 } });
    expect(await countMeetings(organizer.companyId)).toBe(0);
  });
});

it('[R11] without a key two equal requests are two bookings, of which the room takes one', async () => {
  const { organizer, room } = await organizerWithRoom();
  const send = rawClient(store.db, { clock });
  const twice = [1, 2].map(() => send(schedule, { headers: organizer.headers, json: bookingOf(room.id) }));
  expect((await Promise.all(twice)).map(({ status }) => status).sort()).toEqual([200, 409]);
});

const extendToken = (staff: TestStaff) =>
  store.db
    .updateTable('access_token')
    .set({ expires_at: new Date(testNow + limits.sessionExpiryMs) })
    .where('account_id', '=', staff.accountId)
    .execute();
