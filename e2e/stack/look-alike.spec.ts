import { expect } from '@playwright/test';
import { looksOf, tryWay } from '../fixtures/look-alike/compare';
import { compareKinds, needsSecondLook, distinguishable } from '../fixtures/look-alike/judge';
import {
  askForCode,
  askWhoIsRegistered,
  logInWrongly,
  registerWrongly,
  resetWrongly,
} from '../fixtures/look-alike/ways';
import { isLong, newSecret, test } from '../fixtures/processes/stack-test';
import { startSmsGateway } from '../fixtures/look-alike/sms-gateway';

/** Times are judged where there is time for fifty of each kind (`npm run test:long`). */
const plan = isLong ? { each: 50, warmUp: 5 } : { each: 2, warmUp: 0 };

const ways = [
  { name: 'log-in', way: logInWrongly, isPrivate: false, status: 400 },
  { name: 'reset', way: resetWrongly, isPrivate: false, status: 400 },
  { name: 'accounts/user', way: askWhoIsRegistered, isPrivate: false, status: 400 },
  { name: 'code for a password', way: askForCode, isPrivate: false, status: 204 },
  { name: 'register', way: registerWrongly, isPrivate: true, status: 400 },
];

test(
  '[S25] whoever has an account, a disabled one or one without a password cannot be told from who has none, by answer, size or time',
  { tag: '@long' },
  async ({ start, newDatabase }) => {
    test.setTimeout(isLong ? 20 * 60_000 : 180_000);
    const database = await newDatabase();
    const gateway = await startSmsGateway();
    const env = { DATABASE_URL: database.url, SESSION_SECRET: newSecret(), SMS_HTTP_URL: gateway.url };
    const shared = await start({ env });
    const own = await start({ env: { ...env, DEPLOYMENT: 'private' } });

    for (const { name, way, isPrivate, status } of ways) {
      const where = { origin: (isPrivate ? own : shared).origin, database };
      await tryWay(way, where, plan.warmUp);
      const look = async () => {
        const tried = await tryWay(way, where, plan.each);
        const looks = looksOf(tried);
        expect(looks, name).toHaveLength(1);
        expect(looks[0], name).toContain(`"status":${status}`);
        return tried;
      };
      const first = await look();
      if (!isLong) continue;
      for (const { summary } of compareKinds(first)) console.log(`${name}: ${summary}`);
      if (needsSecondLook(first)) expect(distinguishable(first, await look()), name).toEqual([]);
    }
    expect(gateway.taken()).toBeGreaterThan(0);
    await gateway.close();
  },
);
