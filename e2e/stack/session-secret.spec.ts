import { expect } from '@playwright/test';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { createApiClient, logIn, organizer } from '../fixtures/api-client';
import { newSecret, test } from '../fixtures/processes/stack-test';

const nowhere = 'postgres://postgres@127.0.0.1:9/none';

test.describe('session keys', () => {
  for (const { what, env } of [
    { what: 'no key beside DATABASE_URL', env: { DATABASE_URL: nowhere } },
    { what: 'no key beside SERVICE_URL', env: { SERVICE_URL: 'http://127.0.0.1:9' } },
    { what: 'no key on a public origin', env: { PUBLIC_ORIGIN: 'https://rooms.example.com' } },
    { what: 'a key of 31 bytes', env: { SESSION_SECRET: newSecret().slice(0, 31) } },
    { what: 'a short second key', env: { SESSION_SECRET: `${newSecret()},short` } },
  ]) {
    test(`[S04] ${what} stops the start-up`, async ({ launch }) => {
      const app = await launch({ env });
      expect(await app.exited).toMatchObject({ code: 1 });
      expect(app.output()).toContain('SESSION_SECRET');
      expect(app.output()).not.toMatch(/\n\s+at /);
    });
  }

  test('[S04] the embedded default makes its own key, readable by its owner only', async ({ start }) => {
    const app = await start();
    const file = path.join(app.dataDir, 'session.key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url').length).toBeGreaterThanOrEqual(32);
    expect(app.output()).not.toContain(readFileSync(file, 'utf8').trim());
  });

  test(
    '[S04] a new first key seals, the old one still opens, its removal ends the session',
    { tag: '@long' },
    async ({ start, newDatabase }) => {
      const { url } = await newDatabase();
      const [old, young] = [newSecret(), newSecret()];
      const startWith = (keys: string) =>
        start({ env: { DATABASE_URL: url, SEED_DEMO: '1', SESSION_SECRET: keys } });
      const session = async (origin: string, jar = oldClient.jar) =>
        (await createApiClient(origin, jar).call('GET', '/session')).status;

      const before = await startWith(old);
      const oldClient = await logIn(before.origin, organizer);
      expect(await session(before.origin)).toBe(200);
      await before.end();

      const rotated = await startWith(`${young},${old}`);
      expect(await session(rotated.origin)).toBe(200);
      const youngClient = await logIn(rotated.origin, organizer);
      await rotated.end();

      const after = await startWith(young);
      expect(await session(after.origin, youngClient.jar)).toBe(200);
      expect(await session(after.origin)).toBe(401);
    },
  );
});
