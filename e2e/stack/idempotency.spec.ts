import { expect } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { createApiClient, logIn, organizer } from '../fixtures/api-client';
import { book, freeSlot, roomNamed } from '../fixtures/load/bookings';
import { newSecret, test } from '../fixtures/processes/stack-test';

test('[R11] [BOOK-09] one key sent twenty times at once, and again after a restart, makes one meeting', async ({
  start,
  newDatabase,
}) => {
  const database = await newDatabase();
  const env = { DATABASE_URL: database.url, SEED_DEMO: '1', SESSION_SECRET: newSecret() };
  const first = await start({ env });
  const second = await start({ env });
  const client = await logIn(first.origin, organizer);
  const clients = [client, createApiClient(second.origin, client.jar)];
  const roomId = await roomNamed(client, '望江');
  const draft = { ...freeSlot(0), subject: `只此一次 ${randomUUID()}`, roomBookingForms: [{ roomId }] };
  const key = randomUUID();
  const stored = () =>
    database.query<{ count: number }>('SELECT count(*)::int AS count FROM meeting WHERE subject = $1', [
      draft.subject,
    ]);

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => book(clients[index % 2] ?? client, draft, key)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await stored()).toEqual([{ count: 1 }]);

  await Promise.all([first.end(), second.end()]);
  const restarted = await start({ env });
  const later = createApiClient(restarted.origin, client.jar);
  const again = await book(later, draft, key);
  expect(again.body).toEqual(answers[0]?.body);

  const changed = await book(later, { ...draft, ...freeSlot(1) }, key);
  expect(changed.status).toBe(422);
  const colleague = await logIn(restarted.origin, '13800000005');
  expect((await book(colleague, { ...draft, ...freeSlot(2) }, key)).status).toBe(200);
  expect(await stored()).toEqual([{ count: 2 }]);
});
