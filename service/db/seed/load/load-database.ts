import type { StoreAddress } from '../../connect';
import { connect } from '../../connect';
import { migrateStore } from '../../migrate';
import type { LoadFacts } from './load-facts';
import { type LoadStep, seedLoad } from './seed-load';

type Options = StoreAddress & {
  bookings: number;
  now: number;
  report?(step: LoadStep): void;
};

/** {@link seedLoad} into a database that was only created so far, as a role that may create tables in it. */
export async function loadDatabase(options: Options): Promise<LoadFacts> {
  await migrateStore(options);
  const { db } = connect({ ...options, deadlines: false, poolSize: 1 });
  try {
    return await seedLoad({ ...options, db });
  } finally {
    await db.destroy();
  }
}
