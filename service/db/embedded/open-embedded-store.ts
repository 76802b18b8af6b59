import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { EmbeddedAddress } from '../connect';
import { locate } from '../locate';
import { acquireLock, LockHeldError } from './folder-lock';
import { endOrphan } from './end-orphan';
import { privateAddress } from './private-address';
import { storeFiles } from './store-files';
import { StoreLockedError } from './store-locked-error';
import { startStoreProcess } from './store-process';
import type { SupervisorLog } from './supervise';
import { supervise } from './supervise';

export type EmbeddedStore = {
  connection: { embedded: EmbeddedAddress };
  pid(): number;
  close(): Promise<void>;
};

type Options = { dataDir: string; logger: SupervisorLog; childEntry?: string };

/** Opens the embedded PostgreSQL of a data folder, alone; throws StoreLockedError when another process has it. */
export async function openEmbeddedStore({ dataDir, logger, childEntry }: Options): Promise<EmbeddedStore> {
  const folder = path.resolve(dataDir);
  const files = storeFiles(folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = await acquireLock(files.ownerLock).catch((error: unknown) => {
    throw error instanceof LockHeldError ? new StoreLockedError(folder, error.owner) : error;
  });
  const address = await privateAddress();
  const release = async () => {
    await address.remove();
    await lock.release();
  };
  const entry = childEntry ?? locate('service/db/embedded/child.js', 'service/db/embedded/child.ts');
  let { listen } = address;
  const start = () => startStoreProcess(entry, { dataDir: folder, listen });
  try {
    await endOrphan(files.writerLock);
    const first = await start();
    const embedded = address.connection(first.port);
    // A restarted child must be found where the pool looks for it.
    if ('host' in listen) listen = embedded;
    const supervision = supervise({ first, start, logger });
    return {
      connection: { embedded },
      pid: () => supervision.current().pid,
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
