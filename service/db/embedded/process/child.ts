import { rmSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { copyAtStandstill } from '../copy-at-standstill';
import { acquireLock } from '../lock/folder-lock';
import type { ChildSettings, CopyOrder, FromChild, ToChild } from './messages';
import { storeFiles } from '../store-files';

// The process that runs the WASM database. It blocks its own thread while a query runs: the parent never waits on it.

const { dataDir, listen } = JSON.parse(process.argv[2] ?? '') as ChildSettings;
const tell = (message: FromChild) => process.send?.(message);

// A signal to the whole process group is the parent's to answer; this process ends when the parent says so or is gone.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

const files = storeFiles(dataDir);
const lock = await acquireLock(files.writerLock);
const database = await PGlite.create(files.database, { extensions: { btree_gist } }).catch(
  (error: unknown) => {
    // Uncaught, it would print a page of its package's source above what the person at the terminal needs.
    process.stderr.write(`The embedded database does not open: ${String(error)}\n`);
    process.exit(1);
  },
);
endWhenBroken(database);

if ('path' in listen) rmSync(listen.path, { force: true });
const server = new PGLiteSocketServer({ db: database, ...listen, maxConnections: 4 });
await server.start();

let closing = false;
async function close() {
  if (closing) return;
  closing = true;
  await server.stop();
  await database.close();
  await lock.release();
  process.exit(0);
}

process.on('disconnect', () => void close());
// A word that no longer reaches the parent: that it is gone is said by 'disconnect'.
process.on('error', () => undefined);
process.on('message', (message: ToChild) => {
  if (message === 'ping') tell({ kind: 'pong' });
  else if (message === 'close') void close();
  else void copy(message);
});
if (!process.connected) await close();
tell({ kind: 'ready', port: portOf(server.getServerConn()) });

async function copy({ copyTo: to, withinMs }: CopyOrder) {
  const failure = await copyAtStandstill(database, { from: files.database, to, withinMs }).then(
    () => undefined,
    ({ name, message, code }: NodeJS.ErrnoException) => ({ name, message, code }),
  );
  tell({ kind: 'copied', to, failure });
}

function portOf(address: string): number | undefined {
  return 'path' in listen ? undefined : Number(address.slice(address.lastIndexOf(':') + 1));
}

/**
 * SQL errors are answers; a rejection here is a crashed WASM instance, after which the socket server's queue
 * never moves again. Ending lets the parent start afresh.
 */
function endWhenBroken(instance: PGlite) {
  const run = instance.execProtocolRawStream.bind(instance);
  instance.execProtocolRawStream = async (...request) => {
    try {
      await run(...request);
    } catch (error) {
      process.stderr.write(`The embedded database broke: ${String(error)}\n`);
      process.exit(1);
    }
  };
}
