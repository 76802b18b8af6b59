import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { emptyPostgresStore } from '@/service/testing/database/postgres-store';
import { testServerUrl } from '@/service/testing/database/settings';
import { startProcess } from '@/service/testing/processes/start-process';
import type { TestDatabase } from '@/service/testing';
import { testDatabase } from '@/service/testing';
import type { StoreAddress } from './connect';
import { connect } from './connect';
import type { Database } from './database';
import { openEmbeddedStore } from './embedded';
import { migrate, migrateStore } from './migrate';

jest.setTimeout(180_000);

/** Every table with its columns, and every constraint: what a migration leads to. */
async function schemaOf(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ item: string }>`
    select table_name || '.' || column_name || ' ' || data_type as item
      from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'
    union all
    select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace and conrelid::regclass::text not like 'kysely%'
    order by 1`.execute(db);
  return rows.map(({ item }) => item);
}

async function look(address: StoreAddress): Promise<string[]> {
  const { db } = connect({ ...address, deadlines: false });
  const schema = await schemaOf(db);
  await db.destroy();
  return schema;
}

describe('migrations', () => {
  let complete: string[];
  let store: TestDatabase;
  beforeAll(async () => {
    store = await testDatabase();
    complete = await schemaOf(store.db);
  });
  afterAll(() => store.close());

  it('lead to the exclusion constraint, and have nothing to do the second time', async () => {
    expect(complete).toContainEqual(expect.stringMatching(/^room_order_no_overlap EXCLUDE USING gist/));
    expect(await migrate(store.db)).toEqual([]);
  });

  it('leave nothing behind when one of them fails, and say which database error it was', async () => {
    const migrationsDir = await mkdtemp(path.join(tmpdir(), 'migrations-'));
    await mkdir(migrationsDir, { recursive: true });
    for (const name of await appliedNames(store.db))
      await writeFile(path.join(migrationsDir, `${name}.sql`), '');
    await writeFile(
      path.join(migrationsDir, '20991231T000000_half.sql'),
      'create table half (id int); select nonsense;',
    );
    await expect(migrate(store.db, { migrationsDir })).rejects.toMatchObject({ cause: { code: '42703' } });
    expect(await schemaOf(store.db)).toEqual(complete);
    await rm(migrationsDir, { recursive: true });
  });

  // Where no server is at hand the run says that R18 was not proved on one; the embedded store has its own form.
  const proofs = testServerUrl ? onServer(testServerUrl) : onEmbeddedStore();
  it.each(proofs)(
    '[R18] killed at $times random points on $where, they restart and complete',
    async ({ run }) => {
      await run(complete);
    },
  );
});

const appliedNames = async (db: Kysely<Database>) => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
};

type Proof = { where: string; times: number; run(complete: string[]): Promise<void> };

function onServer(serverUrl: string): Proof[] {
  const times = 20;
  const atOnce = 4;
  const killedOnce = async (complete: string[], withinMs: number) => {
    const { address, drop } = await emptyPostgresStore(serverUrl);
    const migrating = await startProcess('migrate-once', JSON.stringify(address));
    await delay(Math.random() * withinMs);
    migrating.signal('SIGKILL');
    await migrating.ended;
    // All or nothing: the server may still be committing when its client dies.
    const left = await look(address);
    expect([0, complete.length]).toContain(left.length);
    await migrateStore(address);
    expect(await look(address)).toEqual(complete);
    await drop();
  };
  return [
    {
      where: 'a PostgreSQL server',
      times,
      async run(complete) {
        const { address, drop } = await emptyPostgresStore(serverUrl);
        const startedAt = performance.now();
        await migrateStore(address);
        const wholeMs = performance.now() - startedAt;
        await drop();
        for (let round = 0; round < times / atOnce; round += 1) {
          await Promise.all(Array.from({ length: atOnce }, () => killedOnce(complete, wholeMs)));
        }
      },
    },
  ];
}

function onEmbeddedStore(): Proof[] {
  const times = 3;
  return [
    {
      where: 'the embedded store',
      times,
      async run(complete) {
        const dataDir = await mkdtemp(path.join(tmpdir(), 'store-'));
        const silent = { info: () => undefined, warn: () => undefined };
        const { connection, pid, close } = await openEmbeddedStore({ dataDir, logger: silent });
        for (let index = 0; index < times; index += 1) {
          const { db } = connect({ ...connection, deadlines: false });
          await sql`drop schema public cascade; create schema public`.execute(db);
          const interrupted = migrate(db).catch(() => undefined);
          await delay(Math.random() * 300);
          process.kill(pid(), 'SIGKILL');
          await interrupted;
          await untilMigrated(connection);
          expect(await look(connection)).toEqual(complete);
          await db.destroy();
        }
        await close();
        await rm(dataDir, { recursive: true });
      },
    },
  ];
}

/** As a starting product does: it tries until the database is back. */
async function untilMigrated(address: StoreAddress): Promise<void> {
  const isDone = await migrateStore(address).then(
    () => true,
    () => false,
  );
  if (isDone) return;
  await delay(100);
  await untilMigrated(address);
}
