import type { StoreAddress } from '../../db/connect';

/** A database that one test file has to itself. */
export type TestStore = { address: StoreAddress; drop(): Promise<void> };
