import { expect } from '@playwright/test';
import { type ApiClient, createApiClient, logIn } from '../fixtures/api-client';
import { book, freeSlot, roomNamed } from '../fixtures/load/bookings';
import { raceFaults } from '../fixtures/load/race-verdict';
import { isLong, newSecret, test } from '../fixtures/processes/stack-test';
import type { TestDatabase } from '../fixtures/database/test-database';

const racers = 50;
const rounds = isLong ? 200 : 10;
const people = ['13800000001', '13800000002', '13800000005'];

test.describe('one slot, one meeting', () => {
  test('[R01] [BOOK-08] of fifty people who book one slot through three processes exactly one gets it, in every round', async ({
    start,
    newDatabase,
  }) => {
    test.setTimeout(isLong ? 20 * 60_000 : 180_000);
    const database = await newDatabase();
    const env = { DATABASE_URL: database.url, SEED_DEMO: '1', SESSION_SECRET: newSecret() };
    const apps = [await start({ env }), ...(await Promise.all([start({ env }), start({ env })]))];
    const clients = await clientsOf(apps.map(({ origin }) => origin));
    const roomId = await firstRoom(clients);

    for (let round = 0; round < rounds; round += 1) {
      expect(await race({ clients, database, roomId, round }), `round ${round}`).toEqual([]);
    }
  });

  test(
    '[R01] the checker sees a build without the exclusion constraint fail',
    { tag: '@long' },
    async ({ start, newDatabase }) => {
      const database = await newDatabase();
      const env = { DATABASE_URL: database.url, SEED_DEMO: '1', SESSION_SECRET: newSecret() };
      const { origin } = await start({ env });
      const clients = await clientsOf([origin]);
      const roomId = await firstRoom(clients);
      expect(await race({ clients, database, roomId, round: 0 })).toEqual([]);

      await database.query('ALTER TABLE room_order DROP CONSTRAINT room_order_no_overlap');

      const faults = await race({ clients, database, roomId, round: 1 });
      expect(faults).toContainEqual(expect.stringContaining('were told that they got the slot'));
      expect(faults).toContainEqual(expect.stringContaining('active bookings hold the slot'));
    },
  );
});

/** Everybody on every process, by one log-in each: the processes share the session's key. */
async function clientsOf([first = '', ...others]: string[]): Promise<ApiClient[]> {
  const loggedIn = await Promise.all(people.map((mobile) => logIn(first, mobile)));
  return [
    ...loggedIn,
    ...others.flatMap((origin) => loggedIn.map(({ jar }) => createApiClient(origin, jar))),
  ];
}

const firstRoom = ([client]: ApiClient[]) =>
  client ? roomNamed(client, '望江') : Promise.reject(new Error('nobody is logged in'));

type Round = { clients: ApiClient[]; database: TestDatabase; roomId: string; round: number };

async function race({ clients, database, roomId, round }: Round): Promise<string[]> {
  const slot = freeSlot(round);
  const runs = Array.from({ length: racers }, (_, index) => clients[index % clients.length]).flatMap(
    (client) => client ?? [],
  );
  const answers = await Promise.all(
    runs.map((client, index) =>
      book(client, { ...slot, subject: `竞争 ${index}`, roomBookingForms: [{ roomId }] }),
    ),
  );
  return raceFaults({ answers, database, roomId, ...slot });
}
