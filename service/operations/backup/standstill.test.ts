import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { backups } from '@/lib/domain/limits/limits';
import { type TestDatabase, testDatabase } from '@/service/testing';
import { connect, type Connection } from '../../db/connect';
import { type Standstill, standstills } from './standstill';

describe('while the embedded store stands still', () => {
  let store: TestDatabase;
  let busy: Connection;
  let connection: Connection;
  let standStill: Standstill;
  const ask = async ({ db } = connection) =>
    (await sql<{ answer: number }>`select 42 as answer`.execute(db)).rows[0]?.answer;

  beforeAll(async () => {
    store = await testDatabase();
  });
  afterAll(() => store.close());
  beforeEach(() => {
    busy = connect({ ...store.address, poolSize: 1 });
    connection = connect({ ...store.address, poolSize: 1 });
    standStill = standstills(connection);
  });
  afterEach(() => Promise.all([busy.db.destroy(), connection.db.destroy()]));

  it('[R17] whoever asks waits for the end of it, longer than for a connection that is only busy', async () => {
    const { asked } = await standStill(async () => {
      const asked = ask();
      const refused = busy.db.connection().execute(() => ask(busy));
      await expect(refused).rejects.toThrow('timeout exceeded when trying to connect');
      return { asked };
    }, backups.standstillMs);
    await expect(asked).resolves.toBe(42);
    // … and afterwards for no longer than ever.
    expect(connection.pool.options.connectionTimeoutMillis).toBe(busy.pool.options.connectionTimeoutMillis);
  });

  it('[R17] the next standstill lets everybody go first who came during this one', async () => {
    const order: string[] = [];
    let [next, asked]: Promise<unknown>[] = [];
    await standStill(async () => {
      next = standStill(async () => {
        await nextTurn();
        order.push('copied again');
      }, backups.standstillMs);
      // The second of the two waits in front of the embedded store's pool, not in it.
      asked = Promise.all([ask(), ask()].map((answer) => answer.then(() => order.push('answered'))));
      while (connection.pool.waitingCount === 0) await nextTurn();
      order.push('copied');
    }, backups.standstillMs);
    await Promise.all([next, asked]);
    expect(order).toEqual(['copied', 'answered', 'answered', 'copied again']);
  });

  it('[R17] a copy that fails leaves the store to whoever asks next', async () => {
    const full = new Error('no space left on device');
    await expect(standStill(() => Promise.reject(full), backups.standstillMs)).rejects.toBe(full);
    await expect(ask()).resolves.toBe(42);
  });
});
