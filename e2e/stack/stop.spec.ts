import { expect } from '@playwright/test';
import { Client } from 'pg';
import { createApiClient, logIn, organizer } from '../fixtures/api-client';
import { book, freeSlot, roomNamed } from '../fixtures/bookings';
import { newSecret, test } from '../fixtures/stack-test';

const running = 8;

test.describe('stopping', () => {
  test('[R27] not ready first, running bookings to their end, exit 0 within 10 s', async ({
    start,
    newDatabase,
  }) => {
    const database = await newDatabase();
    const app = await start({
      env: { DATABASE_URL: database.url, SEED_DEMO: '1', SESSION_SECRET: newSecret() },
    });
    const client = await logIn(app.origin, organizer);
    const roomId = await roomNamed(client, '望江');
    const holder = new Client({ connectionString: database.url });
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE room_order IN ACCESS EXCLUSIVE MODE');

    const answers = Array.from({ length: running }, (_, index) =>
      book(client, { ...freeSlot(index), subject: '停机前', roomBookingForms: [{ roomId }] }),
    );
    const waiting = () =>
      database.query('SELECT 1 FROM pg_locks WHERE NOT granted AND relation = $1::regclass', ['room_order']);
    await expect.poll(async () => (await waiting()).length, { intervals: [20] }).toBe(running);

    const ended = app.end('SIGTERM');
    await expect
      .poll(async () => (await fetch(`${app.origin}/bff/readyz`)).status, { intervals: [10] })
      .toBe(503);
    await holder.query('COMMIT');
    await holder.end();

    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(running).fill(200));
    const { code, afterMs } = await ended;
    expect(code).toBe(0);
    expect(afterMs).toBeLessThan(10_000);
    expect(await database.query('SELECT 1 FROM meeting WHERE subject = $1', ['停机前'])).toHaveLength(
      running,
    );
  });

  test('[R27] the embedded product ends with 0 and keeps what it has acknowledged', async ({
    start,
  }, testInfo) => {
    const dataDir = testInfo.outputPath('data');
    const app = await start({ dataDir });
    const client = await logIn(app.origin, organizer);
    const roomId = await roomNamed(client, '望江');
    const answers = Array.from({ length: running }, (_, index) =>
      book(client, { ...freeSlot(index), subject: '停机前', roomBookingForms: [{ roomId }] }).catch(
        () => undefined,
      ),
    );
    await Promise.race(answers);
    expect(await app.end('SIGTERM')).toMatchObject({ code: 0, signal: null });

    const acknowledged = (await Promise.all(answers)).flatMap((answer) =>
      answer?.status === 200 ? [answer.body.meetingNo] : [],
    );
    expect(acknowledged).not.toHaveLength(0);
    const restarted = await start({ dataDir });
    const later = createApiClient(restarted.origin, client.jar);
    for (const meetingNo of acknowledged) {
      expect(
        (await later.call('GET', `/api-meeting/api/user/v2/meetings/${meetingNo}`)).status,
        meetingNo,
      ).toBe(200);
    }
  });
});
