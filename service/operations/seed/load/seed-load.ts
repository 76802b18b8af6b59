import { type Kysely, sql } from 'kysely';
import { seedLoadText } from '@/lib/text/zh-cn/seed-load';
import { hashPassword } from '../../../account/password/password-hash';
import type { Database } from '../../../db/database';
import { instant } from '../../../db/sql/instant';
import { demoPassword } from '../data/people';
import { isEmpty } from '../is-empty';
import { createScene } from '../scene/scene';
import { addCompanies } from './companies';
import { addFillers } from './bookings/add-fillers';
import type { LoadFacts } from './load-facts';
import { busyDayOf, morningOf, readLoadFacts } from './load-facts';
import { LoadRefusedError } from './load-refused-error';
import { withoutIndexes } from './without-indexes';

/** The busy day alone needs about 300. */
export const fewestBookings = 1_000;

export type LoadStep = Parameters<typeof seedLoadText.step>[0];

type Load = {
  /** A migrated PostgreSQL database over connections without deadlines, whose role owns the tables. */
  db: Kysely<Database>;
  /** How many bookings the database shall hold. */
  bookings: number;
  /** The busy day is that of this instant, or the next workday. */
  now: number;
  report?(step: LoadStep): void;
};

/**
 * Fills an empty database with companies, people and bookings, all or nothing. One that holds a load of that size already is left
 * as it is, and its own facts are answered.
 *
 * @throws LoadRefusedError when the database holds anything else; nothing is ever deleted
 */
export async function seedLoad({ db, bookings, now, report = () => undefined }: Load): Promise<LoadFacts> {
  if (bookings < fewestBookings) throw new LoadRefusedError(seedLoadText.tooFew(fewestBookings));
  const before = await readLoadFacts(db);
  if (before) return sameSize(db, before, bookings);
  if (!(await isEmpty(db))) throw new LoadRefusedError(seedLoadText.holdsOther);
  const passwordHash = await hashPassword(demoPassword);
  const today = busyDayOf(now);
  const morning = morningOf(today);
  await db.transaction().execute(async (trx) => {
    // Sorting for the indexes may take more than PostgreSQL's 64 MB, and as much again per worker.
    await sql`set local maintenance_work_mem = '256MB'`.execute(trx);
    await withoutIndexes(trx, async () => {
      const scene = createScene(morning);
      const booked = addCompanies(scene, { bookings, passwordHash });
      await scene.rows.insert(trx);
      report({ name: 'companies' });
      await addFillers(trx, booked, {
        today,
        now: morning,
        report: (written) => report({ name: 'bookings', written }),
      });
      report({ name: 'indexes' });
    });
  });
  report({ name: 'statistics' });
  await sql`vacuum analyze`.execute(db);
  const facts = await readLoadFacts(db);
  if (!facts) throw new Error('the load is not to be found after it was written');
  return facts;
}

/** Bookings by people since then do not make it another load. */
async function sameSize(db: Kysely<Database>, facts: LoadFacts, bookings: number): Promise<LoadFacts> {
  const { count: held } = await db
    .selectFrom('room_order')
    .where('created_at', '<', instant(facts.now))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (held !== bookings) throw new LoadRefusedError(seedLoadText.holdsLoad(held, bookings));
  return facts;
}
