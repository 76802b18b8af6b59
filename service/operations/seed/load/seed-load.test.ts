import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { verifyPassword } from '@/service/account/password/password-hash';
import { type TestDatabase, testDatabase, testNow } from '@/service/testing';
import { msPerDay } from '@/lib/time/day';
import type { Database } from '../../../db/database';
import type { LoadFacts } from './load-facts';
import { loadDatabase } from './load-database';

const few = 1_000;
const more = 3_000;

type Loaded = { store: TestDatabase; facts: LoadFacts };

async function load(bookings: number): Promise<Loaded> {
  const store = await testDatabase();
  return { store, facts: await loadDatabase({ ...store.address, bookings, now: testNow }) };
}

/** Everything that a load says, less the salt of its one password and the numbers that a sequence gave. */
/** Without meeting numbers, which each store draws by a key of its own (ADR 46). */
async function digestOf(db: Kysely<Database>): Promise<Record<string, string>> {
  const tables = [
    'company',
    'staff',
    'room',
    'meeting',
    'meeting_member',
    'room_order',
    'change_log',
    'audit_record',
  ];
  const digests = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ digest: string }>`
        select md5(string_agg(text, '' order by text)) as digest
        from (select (to_jsonb(row) - 'meeting_no')::text as text from ${sql.table(table)} as row) as rows`.execute(
        db,
      );
      return [table, rows[0]?.digest ?? ''] as const;
    }),
  );
  return Object.fromEntries(digests);
}

/** What people see of the busy day: rooms, times, titles and who takes part. */
async function busyDayOf({ store: { db }, facts }: Loaded) {
  const { rows } = await sql`
    select room.name, o.begins_at, o.ends_at, o.state, m.subject, m.scope, m.approval, m.creator_id,
      array(select staff_id from meeting_member mm where mm.meeting_id = m.id order by 1) as members
    from room_order o join room on room.id = o.room_id join meeting m on m.id = o.meeting_id
    where o.room_id = any(${facts.roomIds}::uuid[])
      and o.begins_at >= ${new Date(facts.day.beginTime)} and o.begins_at < ${new Date(facts.day.endTime)}
    order by room.position, o.begins_at`.execute(db);
  return rows;
}

const countOf = async (db: Kysely<Database>, table: 'room_order' | 'meeting' | 'account') => {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

const constraintsOf = async (db: Kysely<Database>) => {
  const { rows } = await sql`
    select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as definition, convalidated
    from pg_constraint where connamespace = 'public'::regnamespace
    union all select tablename, indexname, indexdef, true from pg_indexes where schemaname = 'public'
    order by 1, 2, 3`.execute(db);
  return rows;
};

describe('a load of bookings', () => {
  let small: Loaded;
  let large: Loaded;
  const stores: TestDatabase[] = [];

  beforeAll(async () => {
    small = await load(few);
    large = await load(more);
    stores.push(small.store, large.store);
  }, 120_000);
  afterAll(() => Promise.all(stores.map((store) => store.close())));

  it.each([few, more])('holds %i bookings, each of a meeting of its own', async (bookings) => {
    const { db } = (bookings === few ? small : large).store;
    expect(await countOf(db, 'room_order')).toBe(bookings);
    expect(await countOf(db, 'meeting')).toBe(bookings);
  });

  it('is the same every time', async () => {
    const again = await load(few);
    stores.push(again.store);
    expect(again.facts).toEqual(small.facts);
    expect(await digestOf(again.store.db)).toEqual(await digestOf(small.store.db));
  });

  it('has the same busy day in thirty rooms whatever its size', async () => {
    const day = await busyDayOf(small);
    expect(large.facts).toEqual(small.facts);
    expect(await busyDayOf(large)).toEqual(day);
    expect(small.facts.roomIds).toHaveLength(30);
    expect(day.length).toBeGreaterThan(30 * 9);
    expect(day.length).toBeLessThan(30 * 11);
  });

  it('[S46] [BOOK-06] shows on that day what is one’s own, private, and waiting for approval', async () => {
    const day = await busyDayOf(large);
    expect(day).toEqual(expect.arrayContaining([expect.objectContaining({ scope: 1, state: 'confirmed' })]));
    expect(day).toEqual(
      expect.arrayContaining([expect.objectContaining({ state: 'held', approval: 'AUDITING' })]),
    );
    const { rows } = await sql<{ id: string }>`
      select id from staff where mobile = ${large.facts.mobiles[0]}`.execute(large.store.db);
    expect(day).toEqual(expect.arrayContaining([expect.objectContaining({ creator_id: rows[0]?.id })]));
  });

  it('[R02] no two bookings of a room overlap', async () => {
    const { rows } = await sql`
      select one.id from room_order one join room_order other
        on one.company_id = other.company_id and one.room_id = other.room_id and one.id < other.id
        and one.during && other.during
      where one.state <> 'released' and other.state <> 'released'`.execute(large.store.db);
    expect(rows).toEqual([]);
  });

  it('leaves every index and constraint as the migrations made it, and checked', async () => {
    const migrated = await testDatabase();
    stores.push(migrated);
    expect(await constraintsOf(large.store.db)).toEqual(await constraintsOf(migrated.db));
  });

  it('lies in years to both sides, in several companies', async () => {
    const { rows } = await sql<{ first: number; last: number; companies: number }>`
      select min(begins_at) as first, max(begins_at) as last, count(distinct company_id) as companies
      from room_order`.execute(large.store.db);
    expect(rows[0]?.first).toBeLessThan(large.facts.day.beginTime - msPerDay);
    expect(rows[0]?.last).toBeGreaterThan(large.facts.day.endTime);
    expect(rows[0]?.companies).toBeGreaterThan(1);
  });

  it('lets every one of its people in with the demo’s password', async () => {
    const { rows } = await sql<{ password_hash: string; people: number }>`
      select password_hash, count(*) as people from account
      join staff on staff.account_id = account.id and staff.mobile = account.mobile
      where staff.mobile = any(${large.facts.mobiles}) group by 1`.execute(large.store.db);
    expect(rows).toEqual([{ password_hash: expect.any(String), people: large.facts.mobiles.length }]);
    expect(await verifyPassword('Demo1234', rows[0]?.password_hash ?? null)).toBe(true);
  });

  it('is left as it is when asked for again, and refuses another size', async () => {
    const before = await countOf(small.store.db, 'account');
    const again = { ...small.store.address, now: testNow + 7 * msPerDay };
    await expect(loadDatabase({ ...again, bookings: few })).resolves.toEqual(small.facts);
    await expect(loadDatabase({ ...again, bookings: more })).rejects.toThrow('1,000 条预订');
    expect(await countOf(small.store.db, 'account')).toBe(before);
  });

  it('refuses a database that somebody else works in', async () => {
    const store = await testDatabase();
    stores.push(store);
    const company = { id: small.facts.roomIds[0] ?? '', name: '别家公司', created_at: new Date(testNow) };
    await store.db.insertInto('company').values(company).execute();
    // … with the product before this one: it is not brought up to date either.
    await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(
      store.db,
    );
    await expect(loadDatabase({ ...store.address, bookings: few, now: testNow })).rejects.toThrow(
      '已有其他内容',
    );
    expect(await countOf(store.db, 'room_order')).toBe(0);
  });

  it('refuses a database of something else, and makes no tables in it', async () => {
    const store = await testDatabase();
    stores.push(store);
    await sql`drop schema public cascade`.execute(store.db);
    await sql`create schema public`.execute(store.db);
    await sql`create table theirs (id int)`.execute(store.db);
    await expect(loadDatabase({ ...store.address, bookings: few, now: testNow })).rejects.toThrow(
      '已有其他内容',
    );
    const { rows } = await sql`select tablename from pg_tables where schemaname = 'public'`.execute(store.db);
    expect(rows).toEqual([{ tablename: 'theirs' }]);
  });
});
