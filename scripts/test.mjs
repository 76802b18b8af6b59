// `npm test`: every check and every test. `--long` adds the long forms, or runs only those whose file has a word in its path
// (`npm run test:long -- fuzz`); `--quick` runs only what needs no database and no browser.
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
} else if (process.argv.includes('--long') && !process.argv.at(-1).startsWith('--')) {
  const { runLongFormsOf } = await import('./test/run-long-forms.ts');
  process.exitCode = await runLongFormsOf(process.argv.at(-1));
} else {
  const { runEverything } = await import('./test/everything.ts');
  process.exitCode = await runEverything({ long: process.argv.includes('--long') });
}
