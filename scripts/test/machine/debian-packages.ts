import { existsSync } from 'node:fs';
import { run } from '../../lib/run.mjs';

/** Installs packages (or says how, by flags of apt) where that is possible: as root, on a system with apt. */
export async function installDebianPackages(...packages: string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  // At this run level no package starts a server of its own.
  const quietly = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } };
  await run(['apt-get', 'update', '-qq'], quietly);
  await run(['apt-get', 'install', '-qq', '-y', ...packages], quietly);
}
