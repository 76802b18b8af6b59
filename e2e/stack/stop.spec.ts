import { expect } from '@playwright/test';
import { stopping } from '@/lib/domain/limits/limits';
import { answerJson, after } from '@/test/recording-service';
import { createApiClient, logIn, organizer } from '../fixtures/api-client';
import type { AppProcess } from '../fixtures/processes/app-process';
import { book, freeSlot, roomNamed } from '../fixtures/load/bookings';
import { lockTable, openTransaction } from '../fixtures/database/open-transaction';
import { startRecordedService } from '../fixtures/stage/recorded-service';
import { newSecret, test } from '../fixtures/processes/stack-test';

const inFlight = 50;
const scheduling = 'POST /api-meeting/api/user/v2/meetings/actions/schedule';
const changes = 'GET /api-meeting/api/user/changes';
const goneWithinMs = 10_000;

/** Until the probe is refused: by an answer, or, where a busy machine looks too late for that, because nobody listens any more. */
const untilNotReady = ({ origin }: AppProcess) =>
  expect
    .poll(
      () =>
        fetch(`${origin}/bff/readyz`).then(
          ({ status }) => status,
          () => 503,
        ),
      { intervals: [10] },
    )
    .toBe(503);

test.describe('stopping', () => {
  test('[R27] fifty bookings before a slow service are all answered; a stream of events does not hold the stop', async ({
    start,
    newDatabase,
  }) => {
    const service = await startRecordedService(await newDatabase());
    const app = await start({ env: { SERVICE_URL: service.origin, SESSION_SECRET: newSecret() } });
    await expect.poll(async () => (await fetch(`${app.origin}/bff/readyz`)).status).toBe(200);
    const client = await logIn(app.origin, organizer);
    const booked = { _id: 'm', meetingNo: '1', status: 'BEFORE', roomOrderList: [] };
    service.on(scheduling, after(3_000, answerJson(booked)));
    service.on(changes, (_, response) =>
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n'),
    );
    const stream = await fetch(`${app.origin}/bff/api-meeting/api/user/changes`, {
      headers: { 'X-CSRF': '1', ...client.jar.header() },
    });
    const received = stream.text();
    service.recorded.length = 0;
    const answers = Array.from({ length: inFlight }, (_, index) =>
      book(client, { ...freeSlot(index), subject: '停机前', roomBookingForms: [{ roomId: 'r' }] }),
    );
    await expect.poll(() => service.recorded.length, { intervals: [20] }).toBe(inFlight);

    const ended = app.end('SIGTERM');
    await untilNotReady(app);
    process.kill(app.pid, 'SIGTERM');
    expect(await received).toBe('data: 1\n\n');

    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(inFlight).fill(200));
    const { code, afterMs } = await ended;
    expect(code).toBe(0);
    // Not the time that running requests may have: the stream was let go.
    expect(afterMs).toBeLessThan(stopping.noticeMs + stopping.runningMs);
    await service.close();
  });

  test('[R27] fifty bookings that wait for the database are all answered, and what was promised is stored', async ({
    start,
    newDatabase,
  }) => {
    const database = await newDatabase();
    const app = await start({
      env: { DATABASE_URL: database.url, SEED_DEMO: '1', SESSION_SECRET: newSecret() },
    });
    const client = await logIn(app.origin, organizer);
    const roomId = await roomNamed(client, '望江');
    const held = await openTransaction(database, lockTable('room_order'));

    const answers = Array.from({ length: inFlight }, (_, index) =>
      book(client, { ...freeSlot(index), subject: '停机前', roomBookingForms: [{ roomId }] }),
    );
    await expect.poll(held.waiting, { intervals: [20] }).toBeGreaterThan(0);
    // Connections are taken in their order: those of the fifty were before this one.
    expect((await fetch(`${app.origin}/bff/healthz`)).status).toBe(200);

    const ended = app.end('SIGTERM');
    await untilNotReady(app);
    await held.rollBack();

    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    const { code, afterMs } = await ended;
    expect(code).toBe(0);
    expect(afterMs).toBeLessThan(goneWithinMs);
    // 503 is an honest answer to whoever waited too long for a connection.
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    const promised = statuses.filter((status) => status === 200).length;
    expect(promised).toBeGreaterThan(0);
    expect(await database.query('SELECT 1 FROM meeting WHERE subject = $1', ['停机前'])).toHaveLength(
      promised,
    );
  });

  test(
    '[R27] the embedded product ends with 0, says so, and keeps what it has acknowledged',
    { tag: '@long' },
    async ({ start }, testInfo) => {
      const dataDir = testInfo.outputPath('data');
      const app = await start({ dataDir, env: { LOG_LEVEL: 'info' } });
      const client = await logIn(app.origin, organizer);
      const roomId = await roomNamed(client, '望江');
      const answers = Array.from({ length: 8 }, (_, index) =>
        book(client, { ...freeSlot(index), subject: '停机前', roomBookingForms: [{ roomId }] }).catch(
          () => undefined,
        ),
      );
      await Promise.race(answers);
      expect(await app.end('SIGTERM')).toMatchObject({ code: 0, signal: null });
      expect(app.output()).toMatch(/"signal":"SIGTERM","msg":"stopping"[^]*"msg":"stopped"\}\n$/);

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
    },
  );
});
