import { openEmbeddedStore } from '../../db/embedded';

// Keeps an embedded store open until it is killed, and names the process that writes it.
const [, , dataDir = ''] = process.argv;
const silent = { info: () => undefined, warn: () => undefined };
const store = await openEmbeddedStore({ dataDir, logger: silent });
process.send?.(store.pid());
