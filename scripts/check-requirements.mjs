// `npm run requirements`: the ledger in docs/requirements.md against the files and the test titles. `-- --write` brings
// its column of tests up to date first.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root as repository } from './lib/run.mjs';
import { ledgerFaults } from './requirements/faults.mjs';
import { parseLedger, withTests } from './requirements/ledger.mjs';
import { titledNumbers } from './requirements/titles.mjs';

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean' } },
  allowPositionals: true,
});
const [root = repository] = positionals;
const file = join(root, 'docs', 'requirements.md');
const titled = titledNumbers(root);

if (values.write) writeFileSync(file, withTests(readFileSync(file, 'utf8'), titled));
const rows = parseLedger(readFileSync(file, 'utf8'));
const faults = ledgerFaults(rows, { root, titled });

for (const fault of faults) console.error(`requirements: ${fault}`);
const count = (status) => rows.filter((row) => row.status.startsWith(status)).length;
console.log(`requirements: ${count('done')} done, ${count('partly')} partly, ${count('later')} later`);
if (faults.length > 0) process.exitCode = 1;
