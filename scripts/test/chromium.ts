// Makes sure that the browser tests find a Chromium and Chinese fonts.
import { existsSync } from 'node:fs';
import { chromiumPath } from '../../e2e/chromium';
import { run } from '../lib/run.mjs';

async function ensureChromium(): Promise<boolean> {
  if (chromiumPath()) return true;
  console.log('Installing Chromium …');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run(['apt-get', 'update', '-qq'], { quiet: true, env });
    await run(['apt-get', 'install', '-qq', '-y', 'chromium', 'fonts-noto-cjk'], { quiet: true, env });
  }
  if (!chromiumPath()) await run(['npx', 'playwright', 'install', 'chromium']);
  return chromiumPath() !== undefined;
}

const found = await ensureChromium();
if (!found) console.error('No Chromium was found, and none could be installed');
process.exitCode = found ? 0 : 1;
