import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const sources = [
  ...['app', 'bff', 'components', 'lib', 'public', 'server', 'service'],
  ...[
    'middleware.ts',
    'next.config.mjs',
    'package-lock.json',
    'scripts/build.mjs',
    'scripts/lib',
    'server.ts',
    'tsconfig.json',
  ],
];

/** Written by the build as its last step, so that a half-made build never counts. */
export const buildStamp = join(root, 'dist', '.built');

/** Whether the build in dist/ and .next/ shows the sources as they are now. */
export function isBuildFresh() {
  if (!existsSync(buildStamp)) return false;
  const builtAt = statSync(buildStamp).mtimeMs;
  return sources.every((name) => newest(join(root, name)) <= builtAt);
}

function newest(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
