import ical, { type VEvent } from 'node-ical';
import { errorCodes } from '@/lib/domain/error-codes';
import { feedLimits } from '@/lib/domain/limits/notices/feed-limits';
import { rateLimits } from '@/lib/domain/limits/rate-limits';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { msPerDay } from '@/lib/time/day';
import {
  aMeeting,
  apiOf,
  aRoom,
  aStaff,
  at,
  meetingDesk,
  rawClient,
  testClock,
  testService,
} from '../testing';

const secrets = ['first-secret-of-feeds', 'former-secret-of-feeds'];
const config = { secrets, embedded: true, publicOrigin: 'https://meet.example.com' };
const { store, me, colleague, as, colleagueOf, myRoom } = meetingDesk({ config });

const feeds = '/api-meeting/api/user/feeds';
const keys = {
  all: `GET ${feeds}`,
  make: `PUT ${feeds}`,
  end: `DELETE ${feeds}`,
  read: 'GET /api-meeting/api/feeds/{feedId}',
} as const;

type Address = { feedId: string; accessKey: string };
const make = (body: { roomId?: string; rotate?: boolean } = {}, person = me) =>
  as(person)(keys.make, { body });
const open = ({ feedId, accessKey }: Address, etag?: string) =>
  as()(keys.read, { params: { feedId }, query: { etag }, headers: { 'x-feed-key': accessKey } });
const eventsOf = async (address: Address): Promise<VEvent[]> => {
  const { calendar = '' } = await open(address);
  const all = Object.values(ical.sync.parseICS(calendar));
  return all.filter((each): each is VEvent => each?.type === 'VEVENT');
};
const mine = (extra: Parameters<typeof aMeeting>[1] = {}) =>
  aMeeting(store.db, { creator_id: me.id, company_id: me.companyId, roomIds: [], ...extra });

const missing = { status: 404, code: 404000 };

describe('[BEY-11] the feed of one’s own meetings', () => {
  test('has what one organizes and is invited to, as another program reads it', async () => {
    const own = await mine({ subject: '评审', address: '望江', beginTime: at('14:00'), content: '一、上线' });
    const members = [{ staffId: me.id }];
    await mine({ creator_id: colleague.id, subject: '周会', beginTime: at('16:00'), members });
    const parsed = await eventsOf(await make());
    expect(parsed).toMatchObject([
      {
        uid: `${own.id}@meeting-rooms`,
        summary: '评审',
        location: '望江',
        description: '组织者：林晓\n\n一、上线',
        url: `https://meet.example.com/details/${own.meetingNo}`,
        status: 'CONFIRMED',
      },
      { summary: '周会', status: 'TENTATIVE' },
    ]);
    expect(parsed.map((event) => event.start.getTime())).toEqual([at('14:00'), at('16:00')]);
  });

  test('leaves out what was cancelled, refused, withdrawn, turned down, and what is far away', async () => {
    const creator = { creator_id: colleague.id };
    await mine({ cancelled_at: new Date(at('09:00')) });
    await mine({ approval: 'AUDIT_REFUSE' });
    for (const state of [inviteStates.refused, inviteStates.onLeave, inviteStates.withdrawn])
      await mine({ ...creator, members: [{ staffId: me.id, state }] });
    await mine({ creator_id: colleague.id });
    await mine({ beginTime: at('10:00') + (feedLimits.aheadDays + 1) * msPerDay });
    await mine({ beginTime: at('10:00') - (feedLimits.behindDays + 1) * msPerDay });
    expect(await eventsOf(await make())).toEqual([]);
  });

  test('has of a long agenda the beginning', async () => {
    const { agendaLength } = feedLimits;
    await mine({ content: '议'.repeat(agendaLength) });
    await mine({ content: '程'.repeat(5_000), beginTime: at('16:00') });
    const [whole, cut] = await eventsOf(await make());
    expect(whole).toMatchObject({ description: `组织者：林晓\n\n${'议'.repeat(agendaLength)}` });
    expect(cut).toMatchObject({ description: `组织者：林晓\n\n${'程'.repeat(agendaLength)}…` });
  });

  test('[S46] shows of a private meeting that the time is taken', async () => {
    await mine({ scope: 1, subject: '薪资', address: '望江', content: '机密', beginTime: at('14:00') });
    const address = await make();
    const [taken] = await eventsOf(address);
    expect(taken).toMatchObject({ summary: '忙碌', class: 'PRIVATE' });
    expect(taken?.start.getTime()).toBe(at('14:00'));
    expect((await open(address)).calendar).not.toMatch(/薪资|望江|机密|林晓，|details/);
  });

  test('is not sent again while nothing has changed, and then is', async () => {
    const meeting = await mine();
    const address = await make();
    const { etag } = await open(address);
    expect(await open(address, etag)).toEqual({ etag });
    expect((await open(address, 'another')).calendar).toBeDefined();
    await as(me)('PUT /api-meeting/api/user/meetings/{id}/state/cancel', {
      params: { id: meeting.id },
      query: {},
    });
    const later = await open(address, etag);
    expect(later.etag).not.toBe(etag);
    expect(later.calendar).toBeDefined();
  });
});

describe('[BEY-11] the feed of a room', () => {
  test('has its bookings for a colleague, private ones as taken time', async () => {
    const room = await myRoom({ name: '望江' });
    await mine({ roomIds: [room.id], subject: '评审', beginTime: at('14:00') });
    await mine({ roomIds: [room.id], subject: '薪资', scope: 1, beginTime: at('15:00') });
    await mine({ roomIds: [room.id], orderState: 'released', beginTime: at('16:00') });
    const address = await make({ roomId: room.id }, colleague);
    expect(address).toMatchObject({ roomId: room.id, roomName: '望江' });
    expect((await eventsOf(address)).map((event) => event.summary)).toEqual(['评审', '忙碌']);
    expect((await open(address)).calendar).toContain('望江 · 会议室预约');
  });

  test('[S43] is made for rooms of one’s own company alone', async () => {
    const elsewhere = await aRoom(store.db);
    await expect(make({ roomId: elsewhere.id })).rejects.toMatchObject(missing);
    await expect(make({ roomId: 'none' })).rejects.toMatchObject({ status: expect.any(Number) });
    expect(await as(me)(keys.all)).toEqual([]);
  });

  test('ends with the room', async () => {
    const room = await myRoom();
    const address = await make({ roomId: room.id });
    await store.db.updateTable('room').set({ deleted_at: new Date() }).where('id', '=', room.id).execute();
    await expect(open(address)).rejects.toMatchObject(missing);
    expect(await as(me)(keys.all)).toEqual([]);
  });

  test('is one of so many', async () => {
    const rooms = await Promise.all(Array.from({ length: feedLimits.mostRoomFeeds + 1 }, () => myRoom()));
    const [last, ...others] = rooms;
    for (const room of others) await make({ roomId: room.id });
    await expect(make({ roomId: last?.id ?? '' })).rejects.toMatchObject({ code: errorCodes.tooManyFeeds });
    await make({ roomId: others[0]?.id ?? '', rotate: true });
    await make();
  });
});

describe('[S47] the address of a feed', () => {
  test('has 256 bits that are not stored, is the same each time, and is its owner’s alone', async () => {
    const address = await make();
    expect(Buffer.from(address.accessKey, 'base64url')).toHaveLength(32);
    expect(await make()).toEqual(address);
    expect(await as(me)(keys.all)).toEqual([address]);
    expect(await as(colleague)(keys.all)).toEqual([]);
    const rows = await store.db.selectFrom('feed').where('owner_id', '=', me.id).selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(address.accessKey);
  });

  test('is one for calls that come at once, each with the key in use', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => make()));
    for (const address of all) expect(address).toEqual(all[0]);
    expect(await as(me)(keys.all)).toEqual([all[0]]);
  });

  test('is replaced by its owner, and ended; no former one leads anywhere again', async () => {
    const first = await make();
    const second = await make({ rotate: true });
    expect(second.accessKey).not.toBe(first.accessKey);
    await expect(open(first)).rejects.toMatchObject(missing);
    await open(second);
    await as(colleague)(keys.end, { query: {} });
    await open(second);
    await as(me)(keys.end, { query: {} });
    await as(me)(keys.end, { query: {} });
    const third = await make();
    for (const former of [first, second]) {
      await expect(open(former)).rejects.toMatchObject(missing);
      await expect(open({ ...former, feedId: third.feedId })).rejects.toMatchObject(missing);
    }
    await open(third);
  });

  test('leads nowhere once its owner works there no more', async () => {
    for (const set of [{ disabled_at: new Date() }, { deleted_at: new Date() }]) {
      const person = await colleagueOf(me);
      const address = await make({}, person);
      await store.db.updateTable('staff').set(set).where('id', '=', person.id).execute();
      await expect(open(address)).rejects.toMatchObject(missing);
    }
    const person = await aStaff(store.db);
    const address = await make({}, person);
    const disabled_at = new Date();
    await store.db.updateTable('account').set({ disabled_at }).where('id', '=', person.accountId).execute();
    await expect(open(address)).rejects.toMatchObject(missing);
  });

  test('of somebody else, of no feed, and none at all are one answer', async () => {
    const one = await make();
    const other = await make({}, await aStaff(store.db));
    const send = rawClient(store.db, { config });
    const failureOf = async (feedId: string, headers: Record<string, string>) => {
      const { status, body } = await send(`GET /api-meeting/api/feeds/${feedId}`, { headers });
      const { traceId: _, ...failure } = body as Record<string, unknown>;
      return { status, ...failure };
    };
    const unknown = await failureOf('A'.repeat(22), { 'x-feed-key': one.accessKey });
    expect(unknown).toEqual({ status: 404, code: 404000, message: '请求的内容不存在' });
    for (const key of [other.accessKey, '', one.accessKey.slice(0, -1), `${one.accessKey}A`])
      expect(await failureOf(one.feedId, { 'x-feed-key': key })).toEqual(unknown);
    expect(await failureOf(one.feedId, {})).toEqual(unknown);
  });

  test('[S29] guessed from one address has to wait after some tries; the right one always opens, also many at once, and so do other feeds', async () => {
    const clock = testClock();
    const call = apiOf(testService(store.db, { config, clock }));
    const { feedId, accessKey } = await make();
    const from = (address: string, key: string, id = feedId) =>
      call()(keys.read, {
        params: { feedId: id },
        query: {},
        headers: { 'x-feed-key': key, 'x-client-address': address },
      });
    const manyAtOnce = () =>
      Promise.all(
        Array.from({ length: rateLimits.feedFailures.burst * 2 }, () => from('203.0.113.7', accessKey)),
      );
    await manyAtOnce();
    for (let time = 0; time < rateLimits.feedFailures.burst; time += 1)
      await expect(from('203.0.113.7', `guess-${time}`)).rejects.toMatchObject(missing);
    await expect(from('203.0.113.7', 'guess')).rejects.toMatchObject({ status: 429 });
    await expect(from('203.0.113.8', 'guess')).rejects.toMatchObject(missing);
    await expect(from('203.0.113.7', 'guess', 'A'.repeat(22))).rejects.toMatchObject(missing);
    await manyAtOnce();
  });
});
