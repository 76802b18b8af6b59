import { sql } from 'kysely';
import { connect } from '../db/connect';
import { lastingFailures } from '../kernel/errors/lasting-failures';
import { createLogger } from '../kernel/logger';
import { testClock, testDatabase, type TestDatabase, testService } from '../testing';

let store: TestDatabase;
beforeAll(async () => {
  store = await testDatabase();
  // The first query of a new store takes longer than a probe may.
  await sql`select 1`.execute(store.db);
});
afterAll(() => store.close());

describe('[R29] the probes', () => {
  it('say ready while the database answers', async () => {
    const response = await testService(store.db).request('/readyz');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('name what has failed for a day, and stay ready', async () => {
    const clock = testClock();
    const failures = lastingFailures(clock);
    const service = testService(store.db, { clock, failures });
    const failing = async () => (await (await service.request('/readyz')).json()) as unknown;
    failures.failed('hourly snapshot');
    expect(await failing()).toEqual({ status: 'ok', failing: [] });
    const since = clock.now();
    clock.advance(24 * 3_600_000);
    expect(await failing()).toEqual({ status: 'ok', failing: [{ duty: 'hourly snapshot', since }] });
  });

  it('say alive but not ready while every connection is taken', async () => {
    const { db } = connect({ ...store.address, poolSize: 1 });
    const service = testService(db);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const taken = db.connection().execute(() => held);

    expect((await service.request('/readyz')).status).toBe(503);
    expect((await service.request('/healthz')).status).toBe(200);

    release();
    await taken;
    expect((await service.request('/readyz')).status).toBe(200);
    await db.destroy();
  });

  it('[S58] fill no log, whatever they answer', async () => {
    const lines: string[] = [];
    const logger = createLogger({ destination: { write: (line: string) => void lines.push(line) } });
    const { db } = connect({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
    const service = testService(db, { logger });
    expect((await service.request('/readyz')).status).toBe(503);
    expect((await service.request('/healthz')).status).toBe(200);
    expect(lines).toEqual([]);
    await db.destroy();
  });
});
