// `npm start`: from a fresh clone to a running product. Plain Node, because nothing may be installed yet.
import path from 'node:path';
import { endWithNpm } from './lib/end-with-npm.mjs';
import { isBuildFresh } from './lib/freshness.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { keepRunning } from './lib/keep-running.mjs';
import { mustRun, root } from './lib/run.mjs';
import { markRunning } from './lib/running-product.mjs';

const dev = process.argv.includes('--dev');

endWithNpm();
process.chdir(root);
await ensureInstalled();
process.env.NEXT_TELEMETRY_DISABLED ??= '1';
process.env.NODE_ENV = dev ? 'development' : 'production';

const { default: dotenv } = await import('@next/env');
dotenv.loadEnvConfig(root, dev, { info: () => undefined, error: console.error });

if (dev) {
  markRunning();
  const { register } = await import('tsx/esm/api');
  register();
  await import('../server.ts');
} else {
  if (!isBuildFresh()) {
    console.log('Building …');
    await mustRun([process.execPath, 'scripts/build.mjs'], { quiet: true });
  }
  markRunning();
  process.exit(
    await keepRunning('dist/server.js', { reportsIn: path.join(process.env.DATA_DIR || '.data', 'reports') }),
  );
}
