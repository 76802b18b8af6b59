// `npm run demo:reset`: the demo as on its first day. Plain Node, because nothing may be installed yet.
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/run.mjs';

process.chdir(root);
await ensureInstalled();
const { default: dotenv } = await import('@next/env');
dotenv.loadEnvConfig(root, true, { info: () => undefined, error: console.error });
const { register } = await import('tsx/esm/api');
register();

const { env } = await import('../bff/config/env.ts');
const { systemClock } = await import('../lib/time/clock.ts');
const { resetDemo } = await import('../service/db/seed/index.ts');
const { createLogger } = await import('../service/logger.ts');

try {
  const { DATA_DIR } = env();
  await resetDemo({ dataDir: DATA_DIR, clock: systemClock, logger: createLogger({ level: 'warn' }) });
  console.log('演示数据已重置。');
} catch (error) {
  console.error(error.name === 'StoreLockedError' ? error.message : error);
  process.exitCode = 1;
}
