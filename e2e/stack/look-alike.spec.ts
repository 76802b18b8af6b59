import { expect } from '@playwright/test';
import { judgeTimes, looksOf, tryWay } from '../fixtures/look-alike/compare';
import {
  askForCode,
  askWhoIsRegistered,
  logInWrongly,
  registerWrongly,
  resetWrongly,
} from '../fixtures/look-alike/ways';
import { isLong, newSecret, test } from '../fixtures/stack-test';
import { startSmsGateway } from '../fixtures/look-alike/sms-gateway';

/** Times are judged where there is time for fifty of each (`npm run test:long`). */
const plan = isLong ? { each: 50, warmUp: 5 } : { each: 3, warmUp: 0 };
/** What one call in a hundred shows by chance, hardly one in ten thousand shows twice. */
const significant = 0.01;
const rounds = 2;

const ways = [
  { name: 'log-in', way: logInWrongly, isPrivate: false, status: 400 },
  { name: 'reset', way: resetWrongly, isPrivate: false, status: 400 },
  { name: 'accounts/user', way: askWhoIsRegistered, isPrivate: false, status: 400 },
  { name: 'code for a password', way: askForCode, isPrivate: false, status: 204 },
  { name: 'register', way: registerWrongly, isPrivate: true, status: 400 },
];

test('[S25] fifty who have an account cannot be told from fifty who have none, by answer, size or time', async ({
  start,
  newDatabase,
}) => {
  test.setTimeout(isLong ? 20 * 60_000 : 120_000);
  const database = await newDatabase();
  const gateway = await startSmsGateway();
  const env = { DATABASE_URL: database.url, SESSION_SECRET: newSecret(), SMS_HTTP_URL: gateway.url };
  const shared = await start({ env });
  const own = await start({ env: { ...env, DEPLOYMENT: 'private' } });

  for (const { name, way, isPrivate, status } of ways) {
    const where = { origin: (isPrivate ? own : shared).origin, database };
    await tryWay(way, where, plan.warmUp);
    let p = 0;
    for (let round = 0; round < rounds && p <= significant; round += 1) {
      const tried = await tryWay(way, where, plan.each);
      const looks = looksOf(tried);
      expect(looks, name).toHaveLength(1);
      expect(looks[0], name).toContain(`"status":${status}`);
      if (!isLong) break;
      const verdict = judgeTimes(tried);
      console.log(`${name}: ${verdict.told}`);
      p = verdict.p;
    }
    if (isLong) expect(p, name).toBeGreaterThan(significant);
  }
  expect(gateway.taken()).toBeGreaterThan(0);
  await gateway.close();
});
