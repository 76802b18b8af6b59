// A database in memory on a thread of its own: PGlite blocks the thread it runs on, and jest's sandbox cannot load it.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

const { dump, socket } = workerData;
const database = await PGlite.create({
  extensions: { btree_gist },
  // Read as a whole: a file that is only opened cannot be read any more once another run has put its own dump in its place.
  loadDataDir: dump && new Blob([readFileSync(dump)]),
});
const server = new PGLiteSocketServer({ db: database, path: socket, maxConnections: 4 });
await server.start();

parentPort.on('message', async ({ dumpTo }) => {
  const content = await database.dumpDataDir('none');
  const draft = `${dumpTo}.${process.pid}.${Date.now()}`;
  writeFileSync(draft, Buffer.from(await content.arrayBuffer()));
  renameSync(draft, dumpTo);
  parentPort.postMessage('dumped');
});
parentPort.postMessage('ready');
