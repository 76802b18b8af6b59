import { once } from 'node:events';
import { sql } from 'kysely';
import { deadlines } from '@/lib/domain/limits/limits';
import type { ChaosProxy } from '@/service/testing/chaos-proxy';
import { chaosProxy } from '@/service/testing/chaos-proxy';
import type { TestDatabase } from '@/service/testing';
import { testDatabase } from '@/service/testing';
import type { Connection } from './connect';
import { connect } from './connect';

/** How late a deadline may be noticed on a busy machine. */
const graceMs = 30_000;

describe('a connection to the store', () => {
  let store: TestDatabase;
  let proxy: ChaosProxy;
  let connection: Connection;
  let warnings: string[];
  const ask = async () =>
    (await sql<{ answer: number }>`select 42 as answer`.execute(connection.db)).rows[0]?.answer;
  const timed = async (work: () => Promise<unknown>) => {
    const startedAt = performance.now();
    const outcome = await work().then(
      () => 'answered',
      () => 'failed',
    );
    return { outcome, tookMs: performance.now() - startedAt };
  };

  beforeAll(async () => {
    store = await testDatabase();
  });
  afterAll(() => store.close());
  beforeEach(async () => {
    proxy = await chaosProxy(store.address);
    warnings = [];
    const logger = { warn: (_details: object, message: string) => void warnings.push(message) };
    connection = connect({ ...proxy.address, logger, poolSize: 1 });
    await ask();
  });
  afterEach(async () => {
    await proxy.close();
    await connection.db.destroy();
  });

  it('[R26] an idle connection that breaks is reported and replaced, the process goes on', async () => {
    const noticed = once(connection.pool, 'error');
    proxy.reset();
    await noticed;
    expect(warnings).toEqual(['an idle database connection broke']);
    await expect(ask()).resolves.toBe(42);
  });

  it('[R26] a connection that breaks in the middle of a transaction fails that transaction alone', async () => {
    const broken = connection.db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      proxy.reset();
      await sql`select 1`.execute(trx);
    });
    await expect(broken).rejects.toThrow();
    await expect(ask()).resolves.toBe(42);
  });

  it('[R26] a database that says nothing fails a statement within 5 s and is usable when it is back', async () => {
    proxy.hang();
    const { outcome, tookMs } = await timed(ask);
    expect(outcome).toBe('failed');
    expect(tookMs).toBeLessThan(deadlines.statementMs + graceMs);
    proxy.resume();
    await expect(ask()).resolves.toBe(42);
  });

  it('[R26] a transaction that meets silence is given up within 5 s, not once more for its rollback', async () => {
    const { outcome, tookMs } = await timed(() =>
      connection.db.transaction().execute(async (trx) => {
        await sql`select 1`.execute(trx);
        proxy.hang();
        await sql`select 1`.execute(trx);
      }),
    );
    expect(outcome).toBe('failed');
    expect(tookMs).toBeLessThan(deadlines.statementMs + graceMs);
  });

  it('[R26] a connection that fell silent for good is replaced', async () => {
    proxy.hang();
    await expect(ask()).rejects.toThrow();
    proxy.dropSilenced();
    await expect(ask()).resolves.toBe(42);
  });

  it('waits 2 s for a free connection, no longer', async () => {
    const { outcome, tookMs } = await connection.db.connection().execute(() => timed(ask));
    expect(outcome).toBe('failed');
    expect(tookMs).toBeGreaterThanOrEqual(deadlines.poolWaitMs - 500);
    expect(tookMs).toBeLessThan(deadlines.poolWaitMs + graceMs);
  });

  it('[R26] waits for a free connection as long as it is told to', async () => {
    const impatient = connect({ ...store.address, poolSize: 1, poolWaitMs: 50 });
    const refusalOf = ({ db }: Connection) =>
      db.connection().execute(() =>
        sql`select 1`.execute(db).then(
          () => undefined,
          () => db,
        ),
      );
    await expect(Promise.race([refusalOf(connection), refusalOf(impatient)])).resolves.toBe(impatient.db);
    await impatient.db.destroy();
  });

  it('[R28] reads on when another replica has changed a table whose plan was kept', async () => {
    const rows = async () =>
      (await sql`select * from kept_plan where id >= ${1}`.execute(connection.db)).rows;
    await sql`create table kept_plan (id int)`.execute(store.db);
    await sql`insert into kept_plan values (1)`.execute(store.db);
    expect(await rows()).toEqual([{ id: 1 }]);
    expect(await rows()).toEqual([{ id: 1 }]);

    await sql`alter table kept_plan add column name text`.execute(store.db);

    expect(await rows()).toEqual([{ id: 1, name: null }]);
  });
});
