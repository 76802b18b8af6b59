import { expect } from '@playwright/test';
import { rmSync } from 'node:fs';
import { freePort } from '@/test/http/free-port';
import { readClosedStore } from '../fixtures/history/closed-store';
import { crowdOn, untilMoreIsAcknowledged } from '../fixtures/history/crowd-on';
import { storedFaults } from '../fixtures/history/stored-faults';
import { atAnyMoment, killStore } from '../fixtures/history/kill';
import { newDataDir } from '../fixtures/processes/seeded-store';
import { isLong, newSecret, test } from '../fixtures/processes/stack-test';

const kills = isLong ? 20 : undefined;

test.describe('a product that is killed under load', () => {
  test.setTimeout(isLong ? 20 * 60_000 : 180_000);

  test('[R14] [R40] on PostgreSQL, one of two processes or both: all that was acknowledged is there, nothing is half made', async ({
    start,
    newDatabase,
  }) => {
    const database = await newDatabase();
    const env = { DATABASE_URL: database.url, SEED_DEMO: '1', SESSION_SECRET: newSecret() };
    const apps = [await start({ env, port: await freePort() }), await start({ env, port: await freePort() })];
    const crowd = await crowdOn(apps);

    for (let kill = 0; kill < (kills ?? 2); kill += 1) {
      await atAnyMoment();
      const victims = kill % 2 === 1 ? [0, 1] : [(kill / 2) % 2];
      await Promise.all(victims.map((index) => apps[index]?.end('SIGKILL')));
      // The one that is left serves alone for a while.
      await atAnyMoment();
      await Promise.all(
        victims.map(async (index) => {
          apps[index] = await start({ env, port: apps[index]?.port });
        }),
      );
      await untilMoreIsAcknowledged(crowd);
    }

    expect(await storedFaults(await crowd.stop(), database)).toEqual([]);
    expect(new Set([503, ...crowd.failures])).toEqual(new Set([503]));
  });

  test(
    '[R14] [R40] on the embedded store, the product, its store or both at once: the same',
    { tag: '@long' },
    async ({ start }) => {
      const dataDir = newDataDir();
      let app = await start({ dataDir });
      const crowd = await crowdOn([app]);

      for (let kill = 0; kill < (kills ?? 3); kill += 1) {
        await atAnyMoment();
        const [isStore, isProduct] = [kill % 3 !== 0, kill % 3 !== 1];
        if (isStore) expect(await killStore(app)).toBe(true);
        if (isProduct) {
          await app.end('SIGKILL');
          app = await start({ dataDir, port: app.port });
        }
        await untilMoreIsAcknowledged(crowd);
      }
      const history = await crowd.stop();
      await app.end();

      expect(await readClosedStore(dataDir, (store) => storedFaults(history, store))).toEqual([]);
      expect(new Set([503, ...crowd.failures])).toEqual(new Set([503]));
      rmSync(dataDir, { recursive: true, force: true });
    },
  );
});
