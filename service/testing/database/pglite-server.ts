import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { EmbeddedAddress } from '../../db/connect';
import { locate } from '../../db/locate';

export type PgliteServer = {
  embedded: EmbeddedAddress;
  dump(file: string): Promise<void>;
  stop(): Promise<void>;
};

const socketPort = 5432;

/** PGlite in memory behind a socket, so that tests use the driver that the product uses. */
export async function startPglite({ dump }: { dump?: string } = {}): Promise<PgliteServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mr-'));
  const worker = new Worker(locate('service/testing/database/pglite-worker.mjs'), {
    workerData: { dump, socket: path.join(folder, `.s.PGSQL.${socketPort}`) },
  });
  await once(worker, 'message');
  return {
    embedded: { host: folder, port: socketPort },
    async dump(dumpTo) {
      worker.postMessage({ dumpTo });
      await once(worker, 'message');
    },
    async stop() {
      await worker.terminate();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
