import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Text only: pictures and fonts are compressed already. */
const compressible = /\.(?:css|js|json|svg|txt)$/;

/** Puts the files of the last build aside, so that {@link compressStatic} takes over unchanged ones. */
export function keepStatic(folder, previous) {
  if (!existsSync(folder)) return;
  rmSync(previous, { recursive: true, force: true });
  mkdirSync(dirname(previous), { recursive: true });
  renameSync(folder, previous);
}

/** Writes beside every text in the folder its `.br` and its `.gz` (ADR 33), then removes the previous build's files. */
export async function compressStatic(folder, previous) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => compressible.test(name));
  await Promise.all(equalPiles(folder, names).map((pile) => compress({ folder, previous, names: pile })));
  rmSync(previous, { recursive: true, force: true });
}

/** A pile for each core: each file, the largest first, goes to the pile that is the smallest yet. */
function equalPiles(folder, names) {
  const piles = Array.from({ length: availableParallelism() }, () => ({ names: [], bytes: 0 }));
  const files = names.map((name) => ({ name, bytes: statSync(join(folder, name)).size }));
  for (const { name, bytes } of files.sort((a, b) => b.bytes - a.bytes)) {
    const [smallest] = piles.sort((a, b) => a.bytes - b.bytes);
    smallest.names.push(name);
    smallest.bytes += bytes;
  }
  return piles.map((pile) => pile.names);
}

function compress(workerData) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('compress-worker.mjs', import.meta.url), { workerData });
    worker.once('error', reject);
    worker.once('exit', resolve);
  });
}
