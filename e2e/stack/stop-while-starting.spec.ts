import { expect } from '@playwright/test';
import { existsSync, readdirSync } from 'node:fs';
import { openTransaction } from '../fixtures/database/open-transaction';
import { newSecret, test } from '../fixtures/processes/stack-test';

const goneWithinMs = 10_000;

test.describe('stopping before anybody was let in', { tag: '@long' }, () => {
  test('[R27] signals while the embedded store is made and opened end with 0 and leave a folder that starts', async ({
    launch,
    start,
  }, testInfo) => {
    const dataDir = testInfo.outputPath('data');
    const files = () => (existsSync(dataDir) ? readdirSync(dataDir) : []);
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const app = await launch({ dataDir });
      await expect.poll(() => files().join(), { intervals: [5] }).toContain('lock');
      expect(await app.end(signal), signal).toMatchObject({ code: 0, signal: null });
      expect(app.output()).not.toMatch(/\n\s+at /);
    }

    const served = await start({ dataDir });
    expect(await served.end()).toMatchObject({ code: 0 });
    expect(files().join()).not.toContain('lock');
  });

  test('[R27] signals while the schema is made and while the database is away end with 0 and leave nothing half', async ({
    start,
    newDatabase,
  }) => {
    const database = await newDatabase();
    const env = { DATABASE_URL: database.url, SEED_DEMO: '1', SESSION_SECRET: newSecret() };
    const rival = await openTransaction(database, 'CREATE TABLE room ()');
    const migrating = await start({ env, readiness: 'listening' });
    await expect.poll(rival.waiting, { intervals: [20] }).toBeGreaterThan(0);
    const stopped = await migrating.end('SIGTERM');
    expect(stopped.code).toBe(0);
    expect(stopped.afterMs).toBeLessThan(goneWithinMs);
    await rival.rollBack();
    expect(await database.query(`SELECT 1 FROM pg_tables WHERE tablename IN ('company', 'room')`)).toEqual(
      [],
    );

    const served = await start({ env });
    await database.setReachable(false);
    expect(await served.end('SIGTERM')).toMatchObject({ code: 0 });
    const waiting = await start({ env, readiness: 'listening' });
    expect(await waiting.end('SIGTERM')).toMatchObject({ code: 0 });
    await database.setReachable(true);
  });
});
