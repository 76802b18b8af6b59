import { acquireLock } from '../../db/embedded/lock/folder-lock';

// Holds a lock file until it is killed.
const [, , file = ''] = process.argv;
await acquireLock(file);
process.send?.('held');
setInterval(() => undefined, 60_000);
