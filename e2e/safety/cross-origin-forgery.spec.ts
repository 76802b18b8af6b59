import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { type ApiClient, logIn } from '../fixtures/api-client';
import { type AttackerSite, startAttackerSite } from '../fixtures/attack/attacker-site';
import { book, freeSlot, roomNamed } from '../fixtures/load/bookings';
import { databaseDigest } from '../fixtures/database/database-digest';
import { giveSession } from '../fixtures/session/give-session';
import { type Stage, test } from '../fixtures/stage/staged-test';
import { forge, type Target } from './cross-origin/forge';

/** 王芳, who has two companies to be sent back and forth between. */
const victim = '13800000003';

async function logInAsStaff(origin: string): Promise<ApiClient> {
  const client = await logIn(origin, victim);
  const [first] = await staffIds(client);
  const { status } = await client.call('PUT', '/session/identity', { body: { staffId: first } });
  expect(status).toBe(200);
  return client;
}

async function staffIds(client: ApiClient): Promise<string[]> {
  const { body } = await client.call<{ staffId: string }[]>(
    'GET',
    '/api-meeting/api/user/staffs?deletedType=1',
  );
  return body.map(({ staffId }) => staffId);
}

/** Calls that change something for the victim, aimed at existing things. */
async function worthForging(
  client: ApiClient,
  { origin, slot }: { origin: string; slot: number },
): Promise<Target[]> {
  const roomId = await roomNamed(client, '望江');
  const draft = (index: number) => ({
    subject: `forged ${randomUUID()}`,
    ...freeSlot(index),
    roomBookingForms: [{ roomId }],
  });
  const own = await book(client, draft(slot));
  expect(own.status).toBe(200);
  const [, staffId] = await staffIds(client);
  const meeting = '/bff/api-meeting/api/user';
  return [
    { method: 'POST', url: `${meeting}/v2/meetings/actions/schedule`, body: draft(slot + 1) },
    { method: 'PUT', url: `${meeting}/meetings/${own.body._id}/state/cancel`, body: {} },
    { method: 'POST', url: `${meeting}/staff-choices`, body: { staffId } },
    { method: 'PUT', url: '/bff/session/identity', body: { staffId } },
    { method: 'POST', url: '/bff/api-auth/api/user/auth/logout', body: {} },
    { method: 'DELETE', url: '/bff/session', body: {} },
    { method: 'GET', url: '/bff/api-auth/api/clearCookies', body: {} },
  ].map((target) => ({ ...target, url: origin + target.url }));
}

/** The requests to the product, and their answers as far as the browser shows them. */
function watchProduct(page: Page, origin: string) {
  const seen = { methods: [] as string[], statuses: new Set<number>() };
  const isOurs = (url: string) => url.startsWith(`${origin}/bff/`);
  page.context().on('request', (request) => isOurs(request.url()) && seen.methods.push(request.method()));
  page.context().on('response', (response) => isOurs(response.url()) && seen.statuses.add(response.status()));
  return seen;
}

type Attack = { page: Page; stage: Stage; attacker: AttackerSite; slot: number };

async function attack({ page, stage: { app, database }, attacker, slot }: Attack): Promise<void> {
  const client = await logInAsStaff(app.origin);
  const targets = await worthForging(client, { origin: app.origin, slot });
  await giveSession(page.context(), client, app.origin);
  const before = await databaseDigest(database);
  const seen = watchProduct(page, app.origin);

  await page.goto(attacker.show('<body>'));
  const { read } = await forge(page, targets);

  expect(read, 'what the attacker could read').toEqual([]);
  expect(await databaseDigest(database), 'what is stored').toEqual(before);
  const sent = (method: string) => seen.methods.filter((one) => one === method).length;
  expect(sent('POST'), 'forms, fetches and beacons').toBeGreaterThanOrEqual(targets.length * 6);
  expect(sent('GET'), 'fetches, pictures, scripts, prefetches and frames').toBeGreaterThanOrEqual(
    targets.length * 4,
  );
  expect([...seen.statuses].filter((status) => status < 400)).toEqual([]);
  await page.goto(`${app.origin}/schedule`);
  await expect(page, 'the session survives').toHaveURL(`${app.origin}/schedule`);
  expect((await client.call('GET', '/session')).status).toBe(200);
}

for (const { who, host, slot } of [
  { who: 'another site', host: '127.0.0.1', slot: 40 },
  { who: 'another origin of the same site, who gets the cookie sent', host: 'localhost', slot: 50 },
] as const) {
  test(
    `[S40] [S19] [S41] ${who} books, cancels, switches and logs out nothing`,
    { tag: host === 'localhost' ? '@long' : [] },
    async ({ page, stage }) => {
      const attacker = await startAttackerSite(host);
      await attack({ page, stage, attacker, slot }).finally(() => attacker.close());
    },
  );
}
