import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, root } from './run.mjs';

const stamp = join(root, 'node_modules', '.installed-lock');

/** Installs the packages when there are none or the lockfile changed since; the first thing on a fresh clone. */
export async function ensureInstalled() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockDigest()) return;
  console.log('Installing packages …');
  // Not `npm ci`: it refuses a lockfile that lacks another platform's optional packages, which `--no-save` does not add. With what
  // only builds need, also where NODE_ENV says production: the commands of operators run from source.
  await mustRun(
    ['npm', 'install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    { quiet: true },
  );
  writeFileSync(stamp, lockDigest());
}

function lockDigest() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}
