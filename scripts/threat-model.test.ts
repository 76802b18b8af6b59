import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseLedger } from './requirements/ledger.mjs';
import { titledNumbers } from './requirements/titles.mjs';

const root = path.join(__dirname, '..');
const rows = parseLedger(readFileSync(path.join(root, 'docs/threat-model.md'), 'utf8'));
const titled = titledNumbers(root);

describe('the threat model', () => {
  it('has one row for each security requirement', () => {
    const all = Array.from({ length: 60 }, (_, index) => `S${String(index + 1).padStart(2, '0')}`);
    expect(rows.map(({ number }) => number)).toEqual(all);
  });

  it('names files that exist, and tests whose titles carry the number', () => {
    const missing = rows.flatMap(({ number, code, tests }) => [
      ...code.filter((file) => !existsSync(path.join(root, file))).map((file) => `${number}: no ${file}`),
      ...tests
        .filter((file) => !titled.get(number)?.includes(file))
        .map((file) => `${number}: not proved by ${file}`),
    ]);
    expect(missing).toEqual([]);
  });

  it('says of each threat how far it is met, and promises nothing that no test proves', () => {
    const odd = rows.filter(({ status, code, tests }) => {
      if (status === 'holds') return code.length === 0 || tests.length === 0;
      return !/^in part: .+/.test(status) && !/^comes with .+/.test(status);
    });
    expect(odd.map(({ number, status }) => `${number}: ${status}`)).toEqual([]);
  });
});
