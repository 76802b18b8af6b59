import { limits } from '@/lib/domain/limits/limits';
import { aStaff, rawClient, serviceApi, testClock, testDatabase, type TestDatabase } from '../testing';

const key = 'POST /api-meeting/api/user/issues';
const lockMs = limits.feedbackLockSeconds * 1_000;

let store: TestDatabase;
const clock = testClock();
beforeAll(async () => {
  store = await testDatabase();
});
afterAll(() => store.close());

const send = (staff: { headers: Record<string, string> }, content: unknown, idempotencyKey?: string) =>
  rawClient(store.db, { clock })(key, {
    headers: { ...staff.headers, ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) },
    json: { content },
  });

const storedOf = async (companyId: string) =>
  store.db
    .selectFrom('feedback')
    .where('company_id', '=', companyId)
    .select(['staff_id', 'content', 'created_at'])
    .orderBy('created_at')
    .execute();

test('[HELP-02] a feedback is stored with its author, without the space around it', async () => {
  const me = await aStaff(store.db);
  await serviceApi(store.db, { clock })(me)(key, { body: { content: '  空调太冷了 \n' } });
  expect(await storedOf(me.companyId)).toMatchObject([{ staff_id: me.id, content: '空调太冷了' }]);
});

test.each([
  ['nothing', ''],
  ['white space alone', ' \n\t'],
  ['121 characters', '好'.repeat(limits.feedbackMaxLength + 1)],
  ['no text', 7],
])('[HELP-02] %s is no feedback', async (_, content) => {
  const me = await aStaff(store.db);
  expect(await send(me, content)).toMatchObject({ status: 400, body: { code: 400000 } });
  expect(await storedOf(me.companyId)).toEqual([]);
  // A refused one uses up nothing.
  expect((await send(me, '好'.repeat(limits.feedbackMaxLength))).status).toBe(204);
});

test('[HELP-02] [S29] within 30 seconds there is no second one, and the answer says how long to wait', async () => {
  const me = await aStaff(store.db);
  const colleague = await aStaff(store.db, { company_id: me.companyId });
  expect((await send(me, '一')).status).toBe(204);
  clock.advance(lockMs - 7_000);
  const refused = await send(me, '二');
  expect(refused).toMatchObject({
    status: 429,
    body: { code: 4031000, message: '提交间隔应大于30秒', data: { seconds: 7 } },
  });
  expect(refused.headers.get('retry-after')).toBe('7');
  expect((await send(colleague, '三')).status).toBe(204);
  clock.advance(7_000);
  expect((await send(me, '四')).status).toBe(204);
  expect((await storedOf(me.companyId)).map(({ content }) => content).sort()).toEqual(
    ['一', '三', '四'].sort(),
  );
});

test('[HELP-02] [S29] of many at once one is stored', async () => {
  const me = await aStaff(store.db);
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => send(me, `第${index}条`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array<number>(9).fill(429)]);
  expect(await storedOf(me.companyId)).toHaveLength(1);
});

test('[HELP-02] [R11] one that is sent again under its key is stored once and succeeds twice', async () => {
  const me = await aStaff(store.db);
  const twice = await Promise.all([send(me, '同一条', 'k1'), send(me, '同一条', 'k1')]);
  expect(twice.map(({ status }) => status)).toEqual([204, 204]);
  clock.advance(1_000);
  expect((await send(me, '同一条', 'k1')).status).toBe(204);
  expect((await send(me, '另一条', 'k1')).status).toBe(422);
  expect(await storedOf(me.companyId)).toHaveLength(1);
});

test('[R06] one that could not be stored locks nobody out', async () => {
  const me = await aStaff(store.db);
  await store.db.schema.alterTable('feedback').renameTo('feedback_away').execute();
  expect((await send(me, '一')).status).toBe(500);
  await store.db.schema.alterTable('feedback_away').renameTo('feedback').execute();
  expect((await send(me, '一')).status).toBe(204);
});

test('[S43] a feedback is its sender’s alone: whoever else it names', async () => {
  const [me, stranger] = [await aStaff(store.db), await aStaff(store.db)];
  const json = { content: '冒名', staffId: stranger.id, companyId: stranger.companyId };
  const as = rawClient(store.db, { clock });
  expect((await as(key, { headers: me.headers, json })).status).toBe(204);
  expect(await storedOf(stranger.companyId)).toEqual([]);
  expect(await storedOf(me.companyId)).toMatchObject([{ staff_id: me.id }]);
  expect((await as(key, { headers: { ...me.headers, 'x-staff-id': stranger.id }, json })).status).toBe(403);
  expect((await as(key, { json })).status).toBe(401);
});
