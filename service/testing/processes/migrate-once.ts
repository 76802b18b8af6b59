import type { StoreAddress } from '../../db/connect';
import { migrateStore } from '../../db/migrate';

// Migrates a database once; says when it begins, so that a test can kill it on the way.
const [, , address = ''] = process.argv;
process.send?.('begins');
await migrateStore(JSON.parse(address) as StoreAddress);
process.exit(0);
