import { needsSession } from '@/lib/contract/endpoint';
import { type EndpointKey, endpointOf, endpoints } from '@/lib/contract/index';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { fixedClock } from '@/lib/time/clock';
import { runDue } from '../jobs/run-due';
import { createLogger } from '../kernel/logger';
import { announceEnd } from '../presence/jobs/announce-end';
import { at, forRoom, meetingDesk, meetingKeys, rawClient, testNow } from '../testing';
import { aScreen } from '../testing/door-screen';
import { releasedRoom } from '../testing/unused-room';
import { makePairingCode } from './commands/make-pairing-code';
import { unpairRoom } from './commands/unpair-screens';

const clock = fixedClock(testNow);
const { store, me, colleague, as, myRoom, book, detail, rowsOf } = meetingDesk({ clock });
beforeEach(() => clock.set(testNow));

const door = '/api-meeting/api/door';
const keys = {
  pair: `POST ${door}/actions/pair`,
  unpair: `POST ${door}/actions/unpair`,
  room: `GET ${door}/room`,
  book: `POST ${door}/actions/book`,
  sign: `POST ${door}/actions/sign`,
  end: `POST ${door}/actions/end`,
  rotate: `POST ${door}/actions/renew-sign-code`,
} as const;
const signAtRoom = 'POST /api-meeting/api/user/rooms/{id}/actions/sign';
const minute = 60_000;

const screenOf = async (settings: Parameters<typeof myRoom>[0] = releasedRoom) => {
  const room = await myRoom(settings);
  return { room, screen: await aScreen(store.db, room) };
};

describe('pairing', () => {
  const codeFor = async (now = testNow) => {
    const { id: roomId, companyId, name: roomName } = await myRoom();
    return { roomId, roomName, code: await makePairingCode(store.db, { companyId, roomId, roomName, now }) };
  };

  test('[S43] trades a code for a token of the room, once', async () => {
    const { code, roomId, roomName } = await codeFor();
    const paired = await as()(keys.pair, { body: { code: ` ${code.toLowerCase()} ` } });
    expect(paired).toEqual({ roomId, roomName, token: expect.any(String) as string });
    const screen = { ...me, headers: { authorization: `Bearer ${paired.token}` } };
    expect(await as(screen)(keys.room)).toMatchObject({ id: roomId, name: roomName });
    await expect(as()(keys.pair, { body: { code } })).rejects.toMatchObject({ code: 400412001 });
    await as(screen)(keys.unpair);
    await expect(as(screen)(keys.room)).rejects.toMatchObject({ code: 401000 });
  });

  test('[S43] not after a quarter of an hour, nor with another code, and guessing is throttled', async () => {
    const { code } = await codeFor(testNow - 15 * minute);
    await expect(as()(keys.pair, { body: { code } })).rejects.toMatchObject({ code: 400412001 });
    const call = rawClient(store.db, { clock, config: { embedded: true } });
    const headers = { 'x-client-address': '198.51.100.7' };
    const guess = async () => (await call(keys.pair, { headers, json: { code: 'AAAAAAAA' } })).status;
    for (let count = 0; count < 20; count += 1) expect(await guess()).toBe(400);
    expect(await guess()).toBe(429);
  });

  test('[S29] right codes of as many rooms as a building has pair their screens from one address', async () => {
    const call = rawClient(store.db, { clock, config: { embedded: true } });
    const headers = { 'x-client-address': '198.51.100.8' };
    for (let room = 0; room < 25; room += 1) {
      const { code } = await codeFor();
      expect((await call(keys.pair, { headers, json: { code } })).status).toBe(200);
    }
  });

  test('[S43] of two screens at once one is paired, and an operator ends all of a room', async () => {
    const { code, roomId } = await codeFor();
    const both = await Promise.allSettled([0, 1].map(() => as()(keys.pair, { body: { code } })));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await unpairRoom(store.db, { companyId: me.companyId, roomId })).toBe(1);
  });
});

describe('[S43] tokens of screens and of people', () => {
  const rows = (Object.keys(endpoints) as EndpointKey[]).filter((key) =>
    needsSession(endpointOf(key).identity ?? 'staff'),
  );

  test(`the token of a screen opens none of the ${rows.length} other rows, whatever it claims to be`, async () => {
    const { screen } = await screenOf();
    const call = rawClient(store.db, { clock });
    const { authorization: _own, ...claims } = me.headers;
    for (const key of rows) {
      const request = key.replaceAll(/\{\w+\}/g, 'x');
      const json = key.startsWith('GET') ? undefined : {};
      for (const headers of [screen.headers, { ...claims, ...screen.headers }]) {
        const { status } = await call(request, { headers, json });
        expect([key, status]).toEqual([key, 401]);
      }
    }
  });

  test('the token of a person opens no row of a screen, and none is open to strangers', async () => {
    const call = rawClient(store.db, { clock });
    const doorRows = (Object.keys(endpoints) as EndpointKey[]).filter(
      (key) => endpointOf(key).identity === 'door',
    );
    expect(doorRows).toHaveLength(6);
    for (const key of doorRows) {
      const json = key.startsWith('GET') ? undefined : {};
      for (const headers of [me.headers, {}]) expect((await call(key, { headers, json })).status).toBe(401);
    }
  });
});

test('[S46] the screen shows times of a private meeting alone, and what can be booked', async () => {
  const { room, screen } = await screenOf();
  await book(forRoom(room, { beginTime: at('10:45'), endTime: at('11:00'), scope: 1 }));
  await book(forRoom(room, { beginTime: at('11:00'), endTime: at('11:30') }));
  const { orders, choices } = await as(screen)(keys.room);
  expect(orders).toHaveLength(2);
  expect(orders[0]).not.toHaveProperty('subject');
  expect(orders[0]).not.toHaveProperty('organizerName');
  expect(orders[1]).toMatchObject({ subject: '版本评审', organizerName: '林晓', beginTime: at('11:00') });
  expect(JSON.stringify(orders)).not.toMatch(/meetingNo|staffId/);
  expect(choices.map(({ minutes }) => minutes)).toEqual([15, 30]);
});

test('[BOOK-08] [ROOM-02] books from the next quarter, once per key, in its own name, which no picker has', async () => {
  const { room, screen } = await screenOf();
  const body = { minutes: 30 } as const;
  const { meetingId } = await as(screen)(keys.book, { body, idempotencyKey: 'k1' });
  expect(await as(screen)(keys.book, { body, idempotencyKey: 'k1' })).toEqual({ meetingId });
  await expect(as(screen)(keys.book, { body })).rejects.toMatchObject({ code: 400403002 });
  expect(await rowsOf('room_order')).toMatchObject([
    { begins_at: at('10:15'), ends_at: at('10:45'), state: 'confirmed' },
  ]);
  expect(await detail(meetingId)).toMatchObject({
    subject: '临时会议',
    organizerName: `${room.name} 门口屏`,
  });
  const query = { keyword: '门口屏' };
  const people = await as(me)('GET /api-meeting/api/personal_contacts/v2/actions/search', { query });
  const tree = await as(me)('GET /api-meeting/api/personal_contacts/org-structure/list');
  expect(JSON.stringify([people, tree])).not.toContain('门口屏');
  for (const minutes of [0, 20, 60])
    await expect(as(screen)(keys.book, { body: { minutes } as never })).rejects.toMatchObject({
      code: 400000,
    });
});

test('[APR-01] a room that needs approval is not booked at its door', async () => {
  const { screen } = await screenOf({ auditors: [colleague.id] });
  expect((await as(screen)(keys.room)).choices).toEqual([]);
  await expect(as(screen)(keys.book, { body: { minutes: 15 } })).rejects.toMatchObject({ code: 400405025 });
});

describe('signing in at the screen', () => {
  test('[SIGN-03] takes the last four digits of the number', async () => {
    const { room, screen } = await screenOf();
    const { _id: meetingId, meetingNo } = await book(forRoom(room));
    clock.set(at('14:10'));
    expect((await as(screen)(keys.room)).orders).toMatchObject([
      { needsCode: true, can: { sign: true, end: false } },
    ]);
    const wrong = meetingNo.endsWith('0000') ? '1111' : '0000';
    for (const body of [{ meetingId }, { meetingId, code: wrong }])
      await expect(as(screen)(keys.sign, { body })).rejects.toMatchObject({ code: 400411003 });
    const body = { meetingId, code: meetingNo.slice(-4) };
    expect(await as(screen)(keys.sign, { body })).toEqual({ meetingId, signStatus: 1 });
    expect((await detail(meetingNo)).changeLogs[0]).toMatchObject({
      kind: 'signedIn',
      actorName: `${room.name} 门口屏`,
    });
    await expect(as(screen)(keys.sign, { body })).rejects.toMatchObject({ code: 400411002 });
  });

  test('[SIGN-03] what was booked there is signed in without, and a guess is throttled', async () => {
    const { room, screen } = await screenOf();
    const { meetingId } = await as(screen)(keys.book, { body: { minutes: 15 } });
    expect(await as(screen)(keys.sign, { body: { meetingId } })).toMatchObject({ signStatus: 1 });
    const { _id: other } = await book(forRoom(room));
    clock.set(at('14:15'));
    let code = 0;
    for (let count = 0; count < 12 && code !== 429000; count += 1)
      code = (await as(screen)(keys.sign, { body: { meetingId: other } }).catch(
        (error: { code: number }) => error.code,
      )) as number;
    expect(code).toBe(429000);
  });

  test('[SIGN-03] shows a code for phones, which works with the next one shown for a while still', async () => {
    const { room, screen } = await screenOf();
    const first = await as(screen)(keys.rotate);
    expect(first).toMatchObject({ nextTime: testNow + 10 * minute, now: testNow });
    const { _id: meetingId } = await book(forRoom(room, { beginTime: at('10:15'), endTime: at('10:30') }));
    await as(screen)(keys.rotate);
    const signed = await as(me)(signAtRoom, { params: room, body: { code: first.signCode } });
    expect(signed).toMatchObject({ meetingId, signStatus: 1 });
    const plain = await screenOf({});
    await expect(as(plain.screen)(keys.rotate)).rejects.toMatchObject({ code: 400405020 });
  });
});

test('[S45] signing in at the screen follows the state: too early, over, and cancelled', async () => {
  const { room, screen } = await screenOf();
  const { _id: meetingId, meetingNo } = await book(forRoom(room));
  const sign = () => as(screen)(keys.sign, { body: { meetingId, code: meetingNo.slice(-4) } });
  clock.set(at('14:04'));
  await expect(sign()).rejects.toMatchObject({ code: 400411001 });
  clock.set(at('15:00'));
  await expect(sign()).rejects.toMatchObject({ code: 400403013 });
  clock.set(at('14:10'));
  await as(me)(meetingKeys.cancel, { params: { id: meetingId }, query: {} });
  await expect(sign()).rejects.toMatchObject({ code: 404000 });
});

describe('ending at the screen', () => {
  test('[S45] ends what was booked there and frees the room, but no other meeting', async () => {
    const { room, screen } = await screenOf();
    const { meetingId } = await as(screen)(keys.book, { body: { minutes: 45 } });
    const body = { meetingId };
    await expect(as(screen)(keys.end, { body })).rejects.toMatchObject({ code: 400405020 });
    clock.set(at('10:20'));
    await as(screen)(keys.end, { body });
    expect(await rowsOf('room_order')).toMatchObject([{ ends_at: at('10:30') }]);
    await expect(as(screen)(keys.end, { body })).rejects.toMatchObject({ code: 400403013 });
    const { _id: other } = await book(forRoom(room));
    clock.set(at('14:16'));
    await expect(as(screen)(keys.end, { body: { meetingId: other } })).rejects.toMatchObject({
      code: 400405020,
    });
  });

  test('[EARLY-01] [S45] ends what the clock is about to end', async () => {
    const { room, screen } = await screenOf();
    const { _id: meetingId } = await book(forRoom(room));
    clock.set(at('14:25'));
    const parts = {
      db: store.db,
      clock,
      logger: createLogger({ level: 'silent' }),
      changes: { published: () => undefined, recheckToken: () => undefined },
    };
    await runDue(parts, { job: announceEnd, signal: new AbortController().signal });
    expect((await as(screen)(keys.room)).orders).toMatchObject([
      { finishTime: at('14:30'), can: { end: true, sign: true } },
    ]);
    await as(screen)(keys.end, { body: { meetingId } });
    expect(await detail(meetingId)).toMatchObject({ status: 'FINISH', endedTime: at('14:25') });
  });

  test('[S43] nothing in another room, be it of the same company or not', async () => {
    const { screen } = await screenOf();
    const elsewhere = await myRoom(releasedRoom);
    const { _id: meetingId, meetingNo } = await book(
      forRoom(elsewhere, { members: [{ staffId: colleague.id }] }),
    );
    await as(colleague)('PUT /api-meeting/api/user/meetings/{id}/members/status', {
      params: { id: meetingId },
      body: { state: inviteStates.joined },
    });
    clock.set(at('14:16'));
    const code = meetingNo.slice(-4);
    await expect(as(screen)(keys.sign, { body: { meetingId, code } })).rejects.toMatchObject({
      code: 404000,
    });
    await expect(as(screen)(keys.end, { body: { meetingId } })).rejects.toMatchObject({ code: 404000 });
  });
});
