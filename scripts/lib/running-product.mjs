import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Holds an empty file for each product that runs from this clone, named by its process. */
const runningFolder = join(root, '.next', 'cache', 'running');

/** Marks this process as a product of this clone until it ends. */
export function markRunning(folder = runningFolder) {
  mkdirSync(folder, { recursive: true });
  const mark = join(folder, String(process.pid));
  writeFileSync(mark, '');
  process.once('exit', () => rmSync(mark, { force: true }));
}

/** The process of a product that runs from this clone. The mark of one that was killed, or ran before the machine started, is taken away. */
export function runningProduct(folder = runningFolder) {
  let names;
  try {
    names = readdirSync(folder);
  } catch {
    return undefined;
  }
  for (const name of names) {
    const isOfThisStart = statSync(join(folder, name)).mtimeMs > Date.now() - uptime() * 1_000;
    if (isOfThisStart && isAlive(Number(name))) return Number(name);
    rmSync(join(folder, name), { force: true });
  }
  return undefined;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
