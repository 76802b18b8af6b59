import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { sql } from 'kysely';
import { type EndpointKey, endpointOf, endpoints } from '@/lib/contract/index';
import { aMeeting, aRoom, aStaff, testDatabase, type TestDatabase, testService } from './testing';
import type { Db } from './testing/builders/db';
import { isLong } from './testing/database/settings';
import { arbitraryOf } from './testing/http/schema-arbitrary';

const callsPerRow = isLong ? 200 : 6;
/** A long run tries others each time; a failure prints its seed. */
const seed = isLong ? Date.now() : 44;
const longestTurnMs = 1_000;
const mostHeapBytes = 50 * 1024 * 1024;

let store: TestDatabase;
let service: ReturnType<typeof testService>;
let digest: () => Promise<Record<string, string>>;

beforeAll(async () => {
  store = await testDatabase();
  service = testService(store.db, { config: { secrets: ['the-secret-of-every-row'] } });
  digest = await digestOf(store.db);
});
afterAll(() => store.close());

/** Tables that refused calls write as well: when a token was last used, and how often somebody tried. */
const writtenAnyway = ['access_token', 'rate_bucket'];

/** A hash of each table, to see what a call has written. */
async function digestOf(db: Db) {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db);
  const hashes = tables
    .filter(({ name }) => !writtenAnyway.includes(name))
    .map(
      ({ name }) =>
        sql`select ${name} as name, md5(string_agg(each::text, ' ' order by each::text)) as hash from ${sql.table(name)} each`,
    );
  const all = sql<{ name: string; hash: string | null }>`${sql.join(hashes, sql` union all `)}`;
  return async () =>
    Object.fromEntries((await all.execute(db)).rows.map(({ name, hash }) => [name, hash ?? 'empty']));
}

/** Bytes in use after a collection. */
function heapBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

/** Somebody with a room, a meeting and a colleague, and the ids of all of it. */
async function scene() {
  const me = await aStaff(store.db);
  const inCompany = { company_id: me.companyId };
  const colleague = await aStaff(store.db, inCompany);
  const room = await aRoom(store.db, inCompany);
  const meeting = await aMeeting(store.db, { ...inCompany, creator_id: me.id, roomIds: [room.id] });
  return { me, ids: [me.id, me.companyId, colleague.id, room.id, meeting.id, meeting.meetingNo] };
}

const keys = (Object.keys(endpoints) as EndpointKey[]).filter(
  (key) => endpointOf(key).response !== 'event-stream',
);

test.each(keys)(
  '[S28] [ERR-04] %s answers whatever its schema lets through, and never breaks',
  async (key) => {
    const { me, ids } = await scene();
    const { params, query, body } = endpointOf(key);
    const [method, template] = key.split(' ') as [string, string];
    const call = fc.record({
      params: params ? arbitraryOf(params, ids) : fc.constant({}),
      query: query ? arbitraryOf(query, ids) : fc.constant({}),
      body: body ? arbitraryOf(body, ids) : fc.constant(undefined),
    });
    const ask = async (input: { params: unknown; query: unknown; body: unknown }) => {
      const segment = (name: string) => String((input.params as Record<string, unknown>)[name] ?? 'x') || 'x';
      const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(segment(name)));
      const search = new URLSearchParams(
        Object.entries(input.query as object).map(([name, value]) => [name, String(value)]),
      );
      const hasBody = input.body !== undefined && method !== 'GET';
      const turn = performance.eventLoopUtilization();
      const response = await service.request(`${path}?${search.toString()}`, {
        method,
        headers: { ...me.headers, ...(hasBody && { 'content-type': 'application/json' }) },
        ...(hasBody && { body: JSON.stringify(input.body) }),
      });
      await response.text();
      return { status: response.status, busyMs: performance.eventLoopUtilization(turn).active };
    };
    const heapBefore = isLong ? heapBytes() : 0;
    let stored = isLong ? await digest() : undefined;
    await fc.assert(
      fc.asyncProperty(call, async (input) => {
        const { status, busyMs } = await ask(input);
        // 501 is the honest answer of what a deployment has not switched on.
        expect(status < 500 || status === 501 ? 'an answer' : status).toBe('an answer');
        if (!isLong) return;
        expect(busyMs).toBeLessThan(longestTurnMs);
        const before = stored;
        stored = await digest();
        if (status >= 400) expect(stored).toEqual(before);
      }),
      { seed, numRuns: callsPerRow, endOnFailure: true },
    );
    if (isLong) expect(heapBytes() - heapBefore).toBeLessThan(mostHeapBytes);
  },
);

/** `encodeURIComponent` throws on halves of pairs, which no address can hold. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
