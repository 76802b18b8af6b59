import { errorCodes } from '@/lib/domain/error-codes';
import { rateLimits } from '@/lib/domain/limits/rate-limits';
import { documentOfText } from '@/lib/domain/note/note-document';
import {
  aMeeting,
  apiOf,
  aStaff,
  at,
  meetingDesk,
  rawClient,
  serviceApi,
  testClock,
  testService,
} from '../testing';

const secrets = ['first-secret-of-shares', 'former-secret-of-shares'];
const config = { secrets, embedded: true };
const { store, me, colleague, as, colleagueOf, detail, rowsOf } = meetingDesk({ config });

const keys = {
  share: 'PUT /api-meeting/api/user/meetings/{id}/share',
  end: 'DELETE /api-meeting/api/user/meetings/{id}/share',
  read: 'GET /api-meeting/api/shares/{shareId}/resources',
} as const;

type Link = { shareId: string; accessKey: string };
const share = (id: string, rotate = false, person = me) =>
  as(person)(keys.share, { params: { id }, body: { rotate } });
const end = (id: string, person = me) => as(person)(keys.end, { params: { id } });
const open = ({ shareId, accessKey }: Link, headers: Record<string, string> = {}) =>
  as()(keys.read, { params: { shareId }, headers: { 'x-share-key': accessKey, ...headers } });
const mine = (extra: Parameters<typeof aMeeting>[1] = {}) =>
  aMeeting(store.db, {
    creator_id: me.id,
    company_id: me.companyId,
    members: [{ staffId: colleague.id, state: 2 }],
    ...extra,
  });
const missing = { status: 404, code: 404000 };

describe('[MEET-09] a share', () => {
  test('shows subject, time, agenda and published notes to whoever has its key, and nothing else', async () => {
    const { id } = await mine({ beginTime: at('09:00'), content: '一、上线', scope: 1, subject: '复盘' });
    const link = await share(id);
    expect(await open(link)).toEqual({
      subject: '复盘',
      beginTime: at('09:00'),
      endTime: at('09:30'),
      timeZone: 'Asia/Shanghai',
      content: '一、上线',
      files: [],
    });
    const person = { staffId: colleague.id, realName: '周宁' };
    const task = {
      type: 'taskItem' as const,
      attrs: { checked: false, person },
      content: [{ type: 'paragraph' as const }],
    };
    const content = { type: 'doc' as const, content: [{ type: 'taskList' as const, content: [task] }] };
    const publish = 'PUT /api-meeting/api/meeting_summaries/{id}/state/publish';
    await expect(
      as(me)(publish, { params: { id }, body: { subject: '纪要', content } }),
    ).rejects.toBeDefined();
    const full = { ...content, content: [...content.content, ...documentOfText('定稿').content] };
    await as(me)(publish, { params: { id }, body: { subject: '纪要', content: full } });
    await as(me)('PUT /api-meeting/api/user/meetings/{id}/summary/draft', {
      params: { id },
      body: { subject: '纪要', content: documentOfText('草稿'), version: 1 },
    });
    const shared = await open(link);
    expect(shared.summary).toMatchObject({ subject: '纪要', publishedTime: expect.any(Number) });
    expect(JSON.stringify(shared)).toContain('定稿');
    expect(JSON.stringify(shared)).toContain('周宁');
    expect(JSON.stringify(shared)).not.toMatch(new RegExp(`草稿|林晓|${colleague.id}|${me.companyId}|${id}`));
  });

  test('is the same for the creator each time, and stands in the details of the creator alone', async () => {
    const { id } = await mine();
    const link = await share(id);
    const before = await rowsOf('outbox');
    expect(await share(id)).toEqual(link);
    expect(await rowsOf('outbox')).toEqual(before);
    expect(await detail(id)).toMatchObject({ ...link, can: { share: true } });
    const theirs = await detail(id, colleague);
    expect([theirs.shareId, theirs.accessKey]).toEqual([undefined, undefined]);
    expect(theirs.changeLogs).toMatchObject([{ kind: 'shared' }]);
  });

  test('under a new key ends the former link, and once ended no link leads to it again', async () => {
    const { id } = await mine();
    const first = await share(id);
    const second = await share(id, true);
    expect(second.accessKey).not.toBe(first.accessKey);
    await expect(open(first)).rejects.toMatchObject(missing);
    await open(second);
    await end(id);
    await end(id);
    await expect(open(second)).rejects.toMatchObject(missing);
    expect((await detail(id)).shareId).toBeUndefined();
    const third = await share(id);
    for (const former of [first, second]) {
      await expect(open(former)).rejects.toMatchObject(missing);
      await expect(open({ ...former, shareId: third.shareId })).rejects.toMatchObject(missing);
    }
    await open(third);
  });

  test('ends with the meeting’s cancellation', async () => {
    const { id } = await mine();
    const link = await share(id);
    await as(me)('PUT /api-meeting/api/user/meetings/{id}/state/cancel', { params: { id }, query: {} });
    await expect(open(link)).rejects.toMatchObject(missing);
    await expect(share(id)).rejects.toMatchObject({ code: errorCodes.stateForbids });
    await end(id);
  });
});

describe('[S47] the key', () => {
  test('has 128 bits and more, and is not stored', async () => {
    const { id } = await mine();
    const { shareId, accessKey } = await share(id);
    expect(Buffer.from(accessKey, 'base64url')).toHaveLength(32);
    expect(Buffer.from(shareId, 'base64url')).toHaveLength(16);
    expect(JSON.stringify(await rowsOf('meeting'))).not.toContain(accessKey);
  });

  test('of another share, of no share, and none at all are one answer', async () => {
    const one = await share((await mine()).id);
    const other = await share((await mine()).id);
    const send = rawClient(store.db, { config });
    const failureOf = async (shareId: string, headers: Record<string, string>) => {
      const { status, body } = await send(`GET /api-meeting/api/shares/${shareId}/resources`, { headers });
      const { traceId: _, ...failure } = body as Record<string, unknown>;
      return { status, ...failure };
    };
    const unknown = await failureOf('A'.repeat(22), { 'x-share-key': one.accessKey });
    expect(unknown).toEqual({ status: 404, code: 404000, message: '请求的内容不存在' });
    for (const headers of [
      { 'x-share-key': other.accessKey },
      { 'x-share-key': '' },
      { 'x-share-key': one.accessKey.slice(0, -1) },
      { 'x-share-key': `${one.accessKey}A` },
      { 'x-share-key': one.accessKey.toLowerCase() },
      { cookie: `key=${one.accessKey}` },
      {},
    ])
      expect(await failureOf(one.shareId, headers as Record<string, string>)).toEqual(unknown);
    expect(await failureOf(`${one.shareId}?key=${one.accessKey}`, {})).toEqual(unknown);
  });

  test('opens under any secret of the list, and is made by the first', async () => {
    const { id } = await mine();
    const former = await serviceApi(store.db, { config: { ...config, secrets: secrets.slice(1) } })(me)(
      keys.share,
      { params: { id }, body: {} },
    );
    expect((await share(id)).accessKey).not.toBe(former.accessKey);
    await open(former);
    await open(await share(id));
    const changed = serviceApi(store.db, { config: { ...config, secrets: ['another-secret'] } });
    await expect(
      changed()(keys.read, { params: former, headers: { 'x-share-key': former.accessKey } }),
    ).rejects.toMatchObject(missing);
  });

  test('cannot be made without a secret, and then nothing is shared', async () => {
    const { id } = await mine();
    const without = serviceApi(store.db);
    await expect(without(me)(keys.share, { params: { id }, body: {} })).rejects.toMatchObject({
      status: 501,
    });
    expect((await rowsOf('meeting'))[0]).toMatchObject({ share_id: null });
    await expect(
      without()(keys.read, { params: { shareId: 'x' }, headers: { 'x-share-key': '' } }),
    ).rejects.toMatchObject(missing);
  });

  test('[S29] guessed from one address has to wait after some tries; the right one always opens, also many at once, and so do other links', async () => {
    const clock = testClock();
    const call = apiOf(testService(store.db, { config, clock }));
    const link = await share((await mine()).id);
    const from = (address: string, accessKey: string, shareId = link.shareId) =>
      call()(keys.read, {
        params: { shareId },
        headers: { 'x-share-key': accessKey, 'x-client-address': address },
      });
    const manyAtOnce = () =>
      Promise.all(
        Array.from({ length: rateLimits.shareFailures.burst * 2 }, () => from('203.0.113.7', link.accessKey)),
      );
    await manyAtOnce();
    for (let time = 0; time < rateLimits.shareFailures.burst; time += 1)
      await expect(from('203.0.113.7', `guess-${time}`)).rejects.toMatchObject(missing);
    const guess = () => from('203.0.113.7', 'guess');
    await expect(guess()).rejects.toMatchObject({ status: 429 });
    await expect(from('203.0.113.8', 'guess')).rejects.toMatchObject(missing);
    await expect(from('203.0.113.7', 'guess', 'A'.repeat(22))).rejects.toMatchObject(missing);
    await manyAtOnce();
    clock.advance(rateLimits.shareFailures.everyMs);
    await expect(guess()).rejects.toMatchObject(missing);
  });

  test('[S29] of many links from one address have to wait as well', async () => {
    const call = apiOf(testService(store.db, { config: { ...config, rateLimitScale: 0.1 } }));
    const guess = (id: number) =>
      call()(keys.read, {
        params: { shareId: String(id).padStart(22, 'A') },
        headers: { 'x-share-key': 'guess', 'x-client-address': '203.0.113.9' },
      });
    const allowed = rateLimits.shareFailuresPerAddress.burst / 10;
    for (let id = 0; id < allowed; id += 1) await expect(guess(id)).rejects.toMatchObject(missing);
    await expect(guess(allowed)).rejects.toMatchObject({ status: 429 });
  });
});

test('[S43] only the creator shares and ends', async () => {
  const { id } = await mine();
  const link = await share(id);
  const before = JSON.stringify(await rowsOf('meeting'));
  for (const [person, status] of [
    [colleague, 403],
    [await colleagueOf(me), 403],
    [await aStaff(store.db), 404],
  ] as const) {
    await expect(share(id, true, person)).rejects.toMatchObject({ status });
    await expect(end(id, person)).rejects.toMatchObject({ status });
  }
  expect(JSON.stringify(await rowsOf('meeting'))).toBe(before);
  await open(link);
});
