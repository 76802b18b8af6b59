import { type RawBuilder, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { noticeLimits } from '@/lib/domain/limits/notices/notice-limits';
import { msPerDay } from '@/lib/time/day';
import { draft, meetingDesk, testNow } from '../../testing';
import { runNoticesAt } from '../../testing/notices/notice-jobs';

const { store, me, colleague, as, book } = meetingDesk();
const { entriesAtOnce } = noticeLimits;
const log = sql.table('change_log');

const invited = async () => (await book(draft({ members: [{ staffId: colleague.id }] })))._id;

/** As many entries of a meeting, at instants that follow from their number. */
const addEntries = (meetingId: string, count: number, createdAt: RawBuilder<unknown>) =>
  sql`
    insert into ${log} (company_id, id, meeting_id, actor_id, kind, created_at)
    select ${me.companyId}::uuid, entry.id, ${meetingId}::uuid, ${me.id}::uuid, 'updated', ${createdAt}
    from unnest(${Array.from({ length: count }, () => newId())}::uuid[]) with ordinality as entry (id, number)`.execute(
    store.db,
  );

/** How many entries each transaction has marked, and in how many transactions the entries of an instant were. */
async function transactions() {
  const { rows } = await sql<{ xmin: string; at: string }>`
    select xmin::text, created_at::text as at from ${log} where company_id = ${me.companyId} and is_noticed`.execute(
    store.db,
  );
  const sizes = new Map<string, number>();
  const ofInstant = new Map<string, Set<string>>();
  for (const { xmin, at } of rows) {
    sizes.set(xmin, (sizes.get(xmin) ?? 0) + 1);
    ofInstant.set(at, (ofInstant.get(at) ?? new Set()).add(xmin));
  }
  return {
    marked: rows.length,
    largest: Math.max(...sizes.values()),
    mostPerInstant: Math.max(...[...ofInstant.values()].map((each) => each.size)),
  };
}

const ago = (ms: number) => sql`${new Date(testNow - ms)}::timestamptz`;
const noticesOf = async (person: typeof me) =>
  (await as(person)('GET /api-meeting/api/user/notices', { query: {} })).list;

test('[R16] [R39] a transaction takes few entries, so that the store of one connection answers in between', async () => {
  const id = await invited();
  await addEntries(id, 2 * entriesAtOnce, sql`${ago(60_000)} + entry.number * interval '1 millisecond'`);
  await runNoticesAt(store.db, testNow);
  expect(await transactions()).toMatchObject({ marked: 2 * entriesAtOnce + 1, largest: entriesAtOnce });
});

test('[R16] [R39] the entries of one command stay together, however many they are', async () => {
  const id = await invited();
  await addEntries(id, 10, sql`${ago(60_000)} + entry.number * interval '1 millisecond'`);
  const ofOneCommand = 6 * entriesAtOnce;
  await addEntries(id, ofOneCommand, ago(50_000));
  await runNoticesAt(store.db, testNow);
  expect(await transactions()).toEqual({
    marked: 11 + ofOneCommand,
    largest: 10 + ofOneCommand,
    mostPerInstant: 1,
  });
});

test('[R16] what is older than a notice may be is passed over, in small transactions as well', async () => {
  const id = await invited();
  await addEntries(
    id,
    3 * entriesAtOnce,
    sql`${ago(2 * msPerDay)} + entry.number * interval '1 millisecond'`,
  );
  await runNoticesAt(store.db, testNow);
  const { marked, largest } = await transactions();
  expect(marked).toBe(3 * entriesAtOnce + 1);
  expect(largest).toBe(entriesAtOnce);
  expect(await noticesOf(colleague)).toMatchObject([{ kind: 'invitation' }]);
});
