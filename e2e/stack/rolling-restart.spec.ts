import { expect } from '@playwright/test';
import { freePort } from '@/test/http/free-port';
import { logIn, organizer } from '../fixtures/api-client';
import { startBalancer } from '../fixtures/processes/balancer';
import { startBookingLoad } from '../fixtures/load/booking-load';
import { roomNamed } from '../fixtures/load/bookings';
import { giveSession } from '../fixtures/session/give-session';
import { newSecret, test } from '../fixtures/processes/stack-test';
import { watchPage } from '../fixtures/browser/watch-page';
import { RoomsPage } from '../pages/rooms/rooms-page';

const people = [organizer, '13800000002', '13800000005'];

test.describe('two instances behind a front', () => {
  test('[R28] a rolling restart fails no read and no write, loses no booking and logs nobody out', async ({
    start,
    newDatabase,
    page,
    context,
  }) => {
    const database = await newDatabase();
    const balancer = await startBalancer();
    const { origin } = balancer;
    const env = {
      DATABASE_URL: database.url,
      SEED_DEMO: '1',
      SESSION_SECRET: newSecret(),
      PUBLIC_ORIGIN: origin,
    };
    const ports = [await freePort(), await freePort()];
    const instances = [];
    for (const port of ports) instances.push(await start({ env, port }));
    balancer.use(ports);
    const allReady = () => expect.poll(balancer.ready).toBe(ports.length);
    await allReady();

    const clients = await Promise.all(people.map((mobile) => logIn(origin, mobile)));
    const [client] = clients;
    if (!client) throw new Error('nobody is logged in');
    const load = startBookingLoad(clients, { roomId: await roomNamed(client, '望江') });
    await giveSession(context, client, origin);
    const watched = await watchPage(page);
    const rooms = new RoomsPage(page);
    const look = async () => {
      await page.goto(`${origin}/rooms`);
      await expect(rooms.row('望江')).toBeVisible();
    };
    await look();

    for (const instance of instances) {
      const outcomesBefore = load.outcomes.length;
      const [exit] = await Promise.all([instance.end('SIGTERM'), look()]);
      expect(exit).toMatchObject({ code: 0, signal: null });
      await start({ env, port: instance.port });
      await allReady();
      await look();
      await expect.poll(() => load.outcomes.length).toBeGreaterThan(outcomesBefore);
    }
    await load.stop();

    expect(load.outcomes.filter(({ status }) => status !== 200)).toEqual([]);
    expect(watched.complaints()).toEqual([]);
    const stored = await database.query<{ meeting_no: string }>(
      'SELECT meeting_no FROM meeting WHERE subject = $1 ORDER BY meeting_no',
      ['不间断'],
    );
    expect(stored.map(({ meeting_no }) => meeting_no)).toEqual(load.acknowledged().sort());
    await balancer.close();
  });
});
