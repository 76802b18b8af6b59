import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startStoreProcess } from './store-process';

/** Stands for the database: says that it is ready and lives on. */
const child = `process.send({ kind: 'ready' }); setInterval(() => undefined, 1_000);`;

test('[R14] [R26] its end is noticed also when the last word to it finds nobody any more', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'child-'));
  const entry = path.join(folder, 'child.cjs');
  writeFileSync(entry, child);
  const store = await startStoreProcess(entry, { dataDir: folder, listen: { path: '' } });

  process.kill(store.pid, 'SIGKILL');
  // This process sees nothing while it waits here, so the channel still looks open to it.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  store.ping().catch(() => undefined);

  await expect(store.ended).resolves.toBeUndefined();
  rmSync(folder, { recursive: true, force: true });
});
