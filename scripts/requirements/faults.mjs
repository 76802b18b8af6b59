import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { requirementNumbers } from './numbers.mjs';

const status = /^(done|later|partly: .+)$/;

/** Everything in which the ledger and the repository disagree, as sentences. */
export function ledgerFaults(rows, { root, titled }) {
  const numbers = new Set(requirementNumbers);
  const listed = rows.map(({ number }) => number);
  return [
    ...requirementNumbers
      .filter((number) => !listed.includes(number))
      .map((number) => `${number} has no row`),
    ...listed
      .filter((number, index) => listed.indexOf(number) !== index)
      .map((number) => `${number} has more than one row`),
    ...listed
      .filter((number) => !numbers.has(number))
      .map((number) => `${number} is listed but is no requirement`),
    ...rows.flatMap((row) => rowFaults(row, { root, titled })),
    ...[...titled]
      .filter(([number]) => !numbers.has(number))
      .map(([number, files]) => `[${number}] in a test title is no requirement: ${files.join(', ')}`),
  ];
}

function rowFaults(row, { root, titled }) {
  const { number, code, tests, count } = row;
  const carriers = titled.get(number) ?? [];
  const missing = [...code, ...tests].filter((file) => !existsSync(join(root, file)));
  return [
    ...(status.test(row.status) ? [] : [`${number}: "${row.status}" is neither done, partly: … nor later`]),
    ...missing.map((file) => `${number} names ${file}, which does not exist`),
    ...tests
      .filter((file) => !missing.includes(file) && !carriers.includes(file))
      .map((file) => `${number} is in no test title of ${file}`),
    ...(count === carriers.length
      ? []
      : [`${number} counts ${count} test files, ${carriers.length} carry it: run with --write`]),
    ...(row.status === 'done' && code.length === 0 ? [`${number} is done but names no file`] : []),
    ...(row.status === 'done' && tests.length === 0 ? [`${number} is done but no test proves it`] : []),
  ];
}
