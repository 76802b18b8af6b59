// `npm run requirements`: the ledger in docs/requirements.md against the files and the test titles. `-- --write` brings
// its column of tests up to date first; `-- --of BOOK-08` prints one requirement with every file that proves it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root as repository } from '../lib/run.mjs';
import { ledgerFaults } from './faults.mjs';
import { parseLedger, withTests } from './ledger.mjs';
import { titledNumbers } from './titles.mjs';

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean' }, of: { type: 'string' } },
  allowPositionals: true,
});
const [root = repository] = positionals;
const file = join(root, 'docs', 'requirements.md');
const titled = titledNumbers(root);

if (values.write) writeFileSync(file, withTests(readFileSync(file, 'utf8'), titled));
const rows = parseLedger(readFileSync(file, 'utf8'));
process.exitCode = values.of === undefined ? checkAll() : printOne(values.of);

function checkAll() {
  const faults = ledgerFaults(rows, { root, titled });
  for (const fault of faults) console.error(`requirements: ${fault}`);
  const count = (status) => rows.filter((row) => row.status.startsWith(status)).length;
  console.log(`requirements: ${count('done')} done, ${count('partly')} partly, ${count('later')} later`);
  return faults.length > 0 ? 1 : 0;
}

function printOne(number) {
  const row = rows.find((each) => each.number === number);
  if (!row) {
    console.error(`requirements: ${number} has no row`);
    return 1;
  }
  console.log(`${row.number} ${row.says}: ${row.status}`);
  printFiles('Built in', row.code);
  printFiles('Proved by', titled.get(number) ?? []);
  return 0;
}

function printFiles(heading, files) {
  console.log([`${heading} ${files.length}:`, ...files].join('\n  '));
}
