import type { EmbeddedAddress } from '../connect';
import { newestSnapshot } from './snapshot-files';
import { locate } from '../locate';
import { lockStore } from './lock/lock-store';
import { privateAddress } from './private-address';
import { isDatabase } from './store-files';
import { StoreLostError } from './store-lost-error';
import { startStoreProcess } from './process/store-process';
import type { SupervisorLog } from './process/supervise';
import { supervise } from './process/supervise';

export type EmbeddedStore = {
  connection: { embedded: EmbeddedAddress };
  pid(): number;
  /** A copy of its files as they were at one moment; queries wait while it is made. */
  copyTo(folder: string, withinMs?: number): Promise<void>;
  close(): Promise<void>;
};

type Options = { dataDir: string; logger: SupervisorLog; childEntry?: string };

/**
 * Opens the embedded PostgreSQL of a data folder, alone. Throws StoreLockedError when another process has it, and
 * StoreLostError when it cannot be opened, or is gone while its snapshots are there: a new one would push them out.
 */
export async function openEmbeddedStore({ dataDir, logger, childEntry }: Options): Promise<EmbeddedStore> {
  const { folder, files, release: unlock } = await lockStore(dataDir);
  const address = await privateAddress();
  const release = async () => {
    await address.remove();
    await unlock();
  };
  const entry =
    childEntry ?? locate('service/db/embedded/process/child.js', 'service/db/embedded/process/child.ts');
  let { listen } = address;
  const start = () => startStoreProcess(entry, { dataDir: folder, listen });
  try {
    const snapshot = await newestSnapshot(folder);
    const wasThere = isDatabase(files.database);
    if (!wasThere && snapshot) throw new StoreLostError(files.database, { snapshot });
    const first = await start().catch((cause: unknown) => {
      throw wasThere ? new StoreLostError(files.database, { snapshot, cause }) : cause;
    });
    const embedded = address.connection(first.port);
    // A restarted child must be found where the pool looks for it.
    if ('host' in listen) listen = embedded;
    // Its disk may be gone by then: of the empty folder below it, a new store would be made.
    const startAgain = async () => {
      if (!isDatabase(files.database)) throw new StoreLostError(files.database, {});
      return start();
    };
    const supervision = supervise({ first, start: startAgain, logger });
    return {
      connection: { embedded },
      pid: () => supervision.current().pid,
      copyTo: (to, withinMs) => supervision.current().copyTo(to, withinMs),
      async close() {
        await supervision.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}
