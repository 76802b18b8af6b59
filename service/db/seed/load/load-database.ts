import { connect } from '../../connect';
import { migrateStore } from '../../migrate';
import type { LoadFacts } from './load-facts';
import { type LoadStep, seedLoad } from './seed-load';

type Options = {
  /** A role that may create tables: the load takes indexes away and puts them back. */
  connectionString: string;
  bookings: number;
  now: number;
  report?(step: LoadStep): void;
};

/** {@link seedLoad} into a database that was only created so far. */
export async function loadDatabase({ connectionString, ...load }: Options): Promise<LoadFacts> {
  await migrateStore({ connectionString });
  const { db } = connect({ connectionString, deadlines: false, poolSize: 1 });
  try {
    return await seedLoad({ db, ...load });
  } finally {
    await db.destroy();
  }
}
