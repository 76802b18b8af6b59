// Makes sure that the browser tests find a Chromium and Chinese fonts.
import { chromiumPath } from '../../../e2e/chromium';
import { run } from '../../lib/run.mjs';
import { installDebianPackages } from './debian-packages';

async function ensureChromium(): Promise<boolean> {
  if (chromiumPath()) return true;
  console.log('Installing Chromium …');
  await installDebianPackages('chromium', 'fonts-noto-cjk');
  if (!chromiumPath()) await run(['npx', 'playwright', 'install', 'chromium']);
  return chromiumPath() !== undefined;
}

const isThere = await ensureChromium();
if (!isThere) console.error('No Chromium was found, and none could be installed');
process.exitCode = isThere ? 0 : 1;
