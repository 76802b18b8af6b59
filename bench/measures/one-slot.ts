import { Pool } from 'pg';
import { type ApiClient, logIn } from '@/e2e/fixtures/api-client';
import { book } from '@/e2e/fixtures/load/bookings';
import { raceFaults } from '@/e2e/fixtures/load/race-verdict';
import type { Room } from '@/lib/contract/room';
import type { Measure } from '../measure';
import { bookableRoomsPath, freeSlots, type Slot } from './requests/free-slots';

const racers = 50;
const people = 3;

/** Fifty want one slot at the same moment, through BFF and service: who gets it, and how long the last one waits for an answer. */
export const oneSlot: Measure = {
  name: 'one-slot',
  async run(stage) {
    const database = await stage.ownDatabase(10_000);
    const { origin } = await stage.product(database);
    const clients = await Promise.all(
      database.load.mobiles.slice(0, people).map((mobile) => logIn(origin, mobile)),
    );
    const nextSlot = freeSlots(await bookableRooms(clients), database);
    const pool = new Pool({ connectionString: database.url, max: 1 });
    const query = async <Row>(sql: string, values?: unknown[]) =>
      (await pool.query(sql, values)).rows as Row[];

    const rounds: { ms: number; faults: string[] }[] = [];
    try {
      for (let round = 0; round < stage.settings.races; round += 1) {
        const slot = nextSlot();
        const startedAt = performance.now();
        const answers = await race(clients, slot);
        const ms = performance.now() - startedAt;
        const faults = await raceFaults({ answers, database: { query }, ...slot });
        for (const fault of faults) console.error(`one-slot, round ${round}: ${fault}`);
        rounds.push({ ms, faults });
      }
    } finally {
      await pool.end();
    }

    const racesOf = `${racers} race for one slot, ${rounds.length} rounds`;
    return [
      {
        id: 'one-slot',
        title: `${racesOf}: without exactly one booking`,
        value: rounds.filter(({ faults }) => faults.length > 0).length,
        unit: 'slots',
        better: 'less',
        gate: 0,
        aim: 0,
      },
      {
        id: 'one-slot-slowest',
        title: `${racesOf}: slowest round`,
        value: Math.max(...rounds.map(({ ms }) => ms)),
        unit: 'ms',
        better: 'less',
        gate: 1_000,
        aim: 1_000,
      },
    ];
  },
};

async function bookableRooms([client]: ApiClient[]): Promise<Room[]> {
  if (!client) throw new Error('Nobody of the load can log in');
  return (await client.call<{ list: Room[] }>('GET', bookableRoomsPath)).body.list;
}

const race = (clients: ApiClient[], { roomId, ...time }: Slot) =>
  Promise.all(
    Array.from({ length: racers }, (_, index) => clients[index % clients.length])
      .flatMap((client) => client ?? [])
      .map((client, index) =>
        book(client, { ...time, subject: `竞争 ${index}`, roomBookingForms: [{ roomId }] }),
      ),
  );
