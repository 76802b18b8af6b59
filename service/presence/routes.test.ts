import { createHash } from 'node:crypto';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { fixedClock } from '@/lib/time/clock';
import { aStaff, at, forRoom, meetingDesk, meetingKeys, testNow } from '../testing';
import { releasedRoom } from '../testing/unused-room';

const clock = fixedClock(testNow);
const { store, me, colleague, as, myRoom, book, detail, rowsOf } = meetingDesk({ clock });
beforeEach(() => clock.set(testNow));

const sign = 'POST /api-meeting/api/user/meetings/{id}/actions/sign';
const signAtRoom = 'POST /api-meeting/api/user/rooms/{id}/actions/sign';
const finish = 'PUT /api-meeting/api/user/meetings/{id}/state/finish';
const operate = 'POST /api-meeting/api/user/meetings/{id}/operations';
const operated = 'GET /api-meeting/api/user/meetings/{id}/operations';
const query = { operationType: 'CONTINUE_MEETING' } as const;
const start = at('14:15');

const meetingIn = async (room: Parameters<typeof myRoom>[0] = releasedRoom) => {
  const where = await myRoom(room);
  const { _id: id, meetingNo } = await book(forRoom(where, { members: [{ staffId: colleague.id }] }));
  return { id, meetingNo, room: where, params: { id } };
};
const join = (id: string) =>
  as(colleague)(meetingKeys.answer, { params: { id }, body: { state: inviteStates.joined } });

describe('signing in', () => {
  test('[SIGN-01] opens 10 minutes before the start by the service’s clock, and shows when', async () => {
    const { params, meetingNo } = await meetingIn();
    clock.set(at('14:05') - 1);
    expect((await detail(meetingNo)).meetingSignView).toEqual({
      isCanSign: false,
      signStatus: 0,
      opensTime: at('14:05'),
    });
    await expect(as(me)(sign, { params })).rejects.toMatchObject({ status: 409, code: 400411001 });
    clock.set(at('14:05'));
    expect((await detail(meetingNo)).meetingSignView.isCanSign).toBe(true);
    expect(await as(me)(sign, { params })).toEqual({ signStatus: 1 });
    expect(await detail(meetingNo)).toMatchObject({
      meetingSignView: { isCanSign: false, signStatus: 1 },
      changeLogs: [{ kind: 'signedIn', actorName: '林晓' }, { kind: 'created' }],
    });
  });

  test('[SIGN-01] a second time, too late, and where no room requires it, it is refused with the reason', async () => {
    const { params, id } = await meetingIn();
    await join(id);
    clock.set(start);
    await as(colleague)(sign, { params });
    await expect(as(me)(sign, { params })).rejects.toMatchObject({ code: 400411002 });
    clock.set(at('15:00'));
    await expect(as(me)(sign, { params })).rejects.toMatchObject({ code: 400403013 });
    clock.set(testNow);
    const plain = await meetingIn({});
    clock.set(start);
    expect((await detail(plain.meetingNo)).meetingSignView).toEqual({ isCanSign: false, signStatus: 0 });
    await expect(as(me)(sign, plain)).rejects.toMatchObject({ code: 400405020 });
  });

  test('[S43] nobody signs in for others: not one who has not joined, a colleague, another company or a stranger', async () => {
    const { params } = await meetingIn();
    const stranger = await aStaff(store.db);
    const outsider = await aStaff(store.db, { company_id: me.companyId });
    clock.set(start);
    await expect(as(colleague)(sign, { params })).rejects.toMatchObject({ code: 403000 });
    await expect(as(outsider)(sign, { params })).rejects.toMatchObject({ code: 403000 });
    await expect(as(stranger)(sign, { params })).rejects.toMatchObject({ code: 404000 });
    await expect(as()(sign, { params })).rejects.toMatchObject({ code: 401000 });
    expect(
      await store.db.selectFrom('sign_record').where('company_id', '=', me.companyId).selectAll().execute(),
    ).toEqual([]);
  });
});

describe('signing in by the code at the room', () => {
  const hash = (code: string) => createHash('sha256').update(code).digest();
  const withCode = { ...releasedRoom, sign_code_hash: hash('code-of-today') };

  test('[SIGN-03] signs the running meeting in, else the coming one', async () => {
    const { room, id, meetingNo } = await meetingIn(withCode);
    const body = { code: 'code-of-today' };
    clock.set(at('14:07'));
    expect(await as(me)(signAtRoom, { params: room, body })).toEqual({
      signStatus: 1,
      meetingId: id,
      meetingNo,
      subject: '版本评审',
      beginTime: start,
      endTime: at('15:00'),
      roomName: room.name,
    });
    await expect(as(me)(signAtRoom, { params: room, body })).rejects.toMatchObject({ code: 400411002 });
  });

  test('[SIGN-03] says why not: too early, no meeting of mine, another room', async () => {
    const { room } = await meetingIn(withCode);
    const other = await meetingIn({ ...releasedRoom, sign_code_hash: hash('another') });
    const body = { code: 'code-of-today' };
    await expect(as(me)(signAtRoom, { params: room, body })).rejects.toMatchObject({ code: 400411001 });
    clock.set(start);
    await expect(as(colleague)(signAtRoom, { params: room, body })).rejects.toMatchObject({
      code: 400411004,
    });
    await expect(as(me)(signAtRoom, { params: other.room, body })).rejects.toMatchObject({ code: 400411003 });
    const stranger = await aStaff(store.db);
    await expect(as(stranger)(signAtRoom, { params: room, body })).rejects.toMatchObject({ code: 404000 });
  });

  test('[SIGN-03] the code before it is taken for two minutes more', async () => {
    const { room } = await meetingIn({
      ...withCode,
      former_sign_code_hash: hash('code-of-before'),
      sign_code_renewed_at: new Date(start),
    });
    const body = { code: 'code-of-before' };
    clock.set(start + 2 * 60_000);
    await expect(as(me)(signAtRoom, { params: room, body })).rejects.toMatchObject({ code: 400411003 });
    clock.set(start + 2 * 60_000 - 1);
    expect(await as(me)(signAtRoom, { params: room, body })).toMatchObject({ signStatus: 1 });
  });

  test('[SIGN-03] [S29] guessing is throttled', async () => {
    const { room } = await meetingIn(withCode);
    const guess = () => as(me)(signAtRoom, { params: room, body: { code: 'guess' } });
    for (let count = 0; count < 5; count += 1)
      await expect(guess()).rejects.toMatchObject({ code: 400411003 });
    await expect(guess()).rejects.toMatchObject({ status: 429 });
  });
});

describe('ending early', () => {
  test('[R09] [EARLY-02] frees the room from the next quarter hour: somebody else books it at once', async () => {
    const { params, room, meetingNo } = await meetingIn();
    clock.set(at('14:21'));
    await as(me)(finish, { params });
    expect(await rowsOf('room_order')).toMatchObject([
      { begins_at: start, ends_at: at('14:30'), state: 'confirmed' },
    ]);
    expect(await rowsOf('meeting')).toMatchObject([
      { ends_at: at('15:00'), ended_at: at('14:21'), ended_by: me.id },
    ]);
    expect(await detail(meetingNo)).toMatchObject({ status: 'FINISH', endedTime: at('14:21') });
    const next = { beginTime: at('14:30'), endTime: at('15:00') };
    await expect(book(forRoom(room, next), colleague)).resolves.toMatchObject({ status: 'BEFORE' });
  });

  test('[EARLY-03] [S45] when it is over, before it begins and after a cancel it is refused with the reason', async () => {
    const { params } = await meetingIn();
    await expect(as(me)(finish, { params })).rejects.toMatchObject({ code: 400405020 });
    await expect(as(me)(operate, { params, query })).rejects.toMatchObject({ code: 400405020 });
    clock.set(at('14:30'));
    await as(me)(finish, { params });
    await expect(as(me)(finish, { params })).rejects.toMatchObject({ code: 400403013 });
    await expect(as(me)(operate, { params, query })).rejects.toMatchObject({ code: 400403013 });
    clock.set(testNow);
    const cancelled = await meetingIn();
    await as(me)(meetingKeys.cancel, { params: cancelled.params, query: {} });
    clock.set(start);
    await expect(as(me)(finish, cancelled)).rejects.toMatchObject({ code: 400405020 });
  });

  test('[EARLY-03] continuing twice is 400405023, and open pages read that it was continued', async () => {
    const { params } = await meetingIn();
    clock.set(start);
    expect(await as(me)(operated, { params, query })).toEqual({ operated: false });
    expect(await as(me)(operate, { params, query })).toEqual({ operated: true });
    await expect(as(me)(operate, { params, query })).rejects.toMatchObject({ code: 400405023 });
    expect(await as(colleague)(operated, { params, query })).toEqual({ operated: true });
  });

  test.each([
    ['end', finish, {}],
    ['continue', operate, { query }],
  ] as const)('[S43] only the creator may %s it', async (_title, key, extra) => {
    const { params, id } = await meetingIn();
    await join(id);
    clock.set(start);
    const stranger = await aStaff(store.db);
    const call = (person?: typeof me) => as(person)(key, { params, ...extra } as never);
    await expect(call(colleague)).rejects.toMatchObject({ code: 403000 });
    await expect(call(stranger)).rejects.toMatchObject({ code: 404000 });
    await expect(call()).rejects.toMatchObject({ code: 401000 });
    expect(await rowsOf('meeting')).toMatchObject([{ ended_at: null, continued_at: null }]);
  });
});
