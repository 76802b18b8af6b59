// `npm test`: every check and every test. `--long` adds the long forms, `--quick` runs only what needs no database and no browser.
// Plain Node, because nothing may be installed yet.
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/run.mjs';

process.chdir(root);
await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
if (process.argv.includes('--quick')) {
  const { runQuick } = await import('./test/quick.ts');
  process.exitCode = await runQuick();
} else {
  const { runEverything } = await import('./test/everything.ts');
  process.exitCode = await runEverything({ long: process.argv.includes('--long') });
}
