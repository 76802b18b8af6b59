import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { answerJson, startRecordingService } from '@/test/recording-service';
import { createApiClient, logIn, organizer } from '../fixtures/api-client';
import { book, freeSlot, roomNamed } from '../fixtures/load/bookings';
import { foreign } from '../fixtures/stage/foreign-service';
import { startTrueService } from '../fixtures/stage/recorded-service';
import { newSecret, test } from '../fixtures/processes/stack-test';

test('a company’s own services, one for each namespace and with manners of their own, serve log-in, rooms, a booking and its refusal', async ({
  start,
  newDatabase,
}) => {
  const database = await newDatabase();
  const behind = startTrueService(database);
  const recorder = () => startRecordingService(foreign(behind.fetch));
  const services = { auth: await recorder(), meeting: await recorder(), pivot: await recorder() };
  const dataDir = mkdtempSync(path.join(tmpdir(), 'foreign-'));
  const { origin } = await start({
    dataDir,
    env: {
      SERVICE_URL_AUTH: services.auth.origin,
      SERVICE_URL_MEETING: services.meeting.origin,
      SERVICE_URL_PIVOT: services.pivot.origin,
      SERVICE_ENVELOPE: '1',
      SESSION_SECRET: newSecret(),
    },
  });

  const client = await logIn(origin, organizer);
  const roomId = await roomNamed(client, '望江');
  const page = await fetch(`${origin}/rooms`, { headers: client.jar.header() });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('望江');

  const draft = { subject: '周会', ...freeSlot(0), roomBookingForms: [{ roomId }] };
  const booked = await book(client, draft);
  expect(booked.status).toBe(200);
  expect(booked.body.meetingNo).toMatch(/\d/);
  expect(booked.body).not.toHaveProperty('vendorExtension');
  const refused = await book(client, draft);
  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(refused.body).toMatchObject({
    code: 400_403_002,
    data: { conflicts: [expect.objectContaining({ roomId })] },
  });

  services.pivot.on(({ rawPath }) => rawPath.startsWith('/api-pivot/'), answerJson({ code: 403_000 }));
  const visitor = createApiClient(origin);
  // A browser that shows no code is refused before any call to a service (S20).
  const { body: shown } = await visitor.call<{ codeId: string }>('POST', '/qr');
  const pivot = `/api-pivot/api/client/webappAuth/getCode?codeId=${shown.codeId}`;
  expect((await visitor.call('GET', pivot)).status).toBe(403);

  for (const [namespace, { recorded }] of Object.entries(services)) {
    const strangers = recorded.filter(({ rawPath }) => !rawPath.startsWith(`/api-${namespace}/`));
    expect(strangers.map(({ rawPath }) => rawPath).filter((rawPath) => rawPath !== '/readyz')).toEqual([]);
    expect(recorded.length, namespace).toBeGreaterThan(0);
  }
  expect(readdirSync(dataDir), 'no store is opened where nothing is stored').toEqual([]);
  await Promise.all([...Object.values(services), behind].map((service) => service.close()));
});
