// `npm test`: everything that is known about the product, proved again. Plain Node, because nothing may be installed yet.
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/run.mjs';

process.chdir(root);
await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const { runEverything } = await import('./test/everything.ts');
process.exitCode = await runEverything({ long: process.argv.includes('--long') });
