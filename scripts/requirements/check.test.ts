import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const script = path.join(__dirname, 'check.mjs');
const ledger = readFileSync(path.join(__dirname, '../../docs/requirements.md'), 'utf8');
const rowOf = (number: string) => new RegExp(`^\\| ${number} \\|.*$`, 'm');

/** The real ledger, in which nothing is promised yet. */
const promisesNothing = ledger.replace(
  /^(\| [A-Z]+-?\d+ \| .*) \| .* \| .* \| .* \|$/gm,
  '$1 | later |  |  |',
);
const done = '| AUTH-01 | Said | done | `lib/said.ts` | 1: `lib/said.test.ts` |';
// Put together here, so that this file itself carries no number.
const mark = (number: string) => `[${number}]`;
const titled = (number: string) => `it('${mark(number)} holds', () => {});`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'requirements-'));
  put('lib/said.ts', '');
  put('lib/said.test.ts', titled('AUTH-01'));
  put('docs/requirements.md', promisesNothing.replace(rowOf('AUTH-01'), done));
});
afterEach(() => rmSync(root, { recursive: true }));

function put(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function change(from: string | RegExp, to: string) {
  put(
    'docs/requirements.md',
    readFileSync(path.join(root, 'docs/requirements.md'), 'utf8').replace(from, to),
  );
}

function check(...options: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...options, root], {
    encoding: 'utf8',
  });
  return { status, stdout, faults: stderr.split('\n').filter(Boolean) };
}

it('counts what is done, partly done and to come', () => {
  change(rowOf('AUTH-02'), '| AUTH-02 | Said | partly: the other half |  |  |');
  expect(check()).toEqual({ status: 0, faults: [], stdout: 'requirements: 1 done, 1 partly, 256 later\n' });
});

it.each([
  ['a number without a row', () => change(rowOf('S17'), ''), 'S17 has no row'],
  ['a number with two rows', () => change(rowOf('S17'), '$&\n$&'), 'S17 has more than one row'],
  ['a number that nobody gave', () => change('| S17 |', '| S61 |'), 'S61 is listed but is no requirement'],
  ['a status of its own', () => change('| done |', '| nearly |'), 'AUTH-01: "nearly" is neither'],
  ['a file that is gone', () => rmSync(path.join(root, 'lib/said.ts')), 'AUTH-01 names lib/said.ts, which'],
  [
    'a test that is gone',
    () => rmSync(path.join(root, 'lib/said.test.ts')),
    'AUTH-01 names lib/said.test.ts,',
  ],
  [
    'a test without the number',
    () => put('lib/said.test.ts', titled('AUTH-02')),
    'AUTH-01 is in no test title of lib/said.test.ts',
  ],
  ['a promise without a file', () => change('`lib/said.ts`', ''), 'AUTH-01 is done but names no file'],
  [
    'a promise without a test',
    () => change('1: `lib/said.test.ts`', ''),
    'AUTH-01 is done but no test proves it',
  ],
  [
    'a count that is no longer right',
    () => put('lib/more.test.ts', titled('AUTH-01')),
    'AUTH-01 counts 1 test files, 2 carry it',
  ],
  [
    'a title with an unknown number',
    () => put('e2e/specs/typo.spec.ts', titled('AUTH-99')),
    `${mark('AUTH-99')} in a test title is no requirement: e2e/specs/typo.spec.ts`,
  ],
])('fails on %s', (_fault, plant, complaint) => {
  plant();
  const { status, faults } = check();
  expect(status).toBe(1);
  expect(faults).toContainEqual(expect.stringContaining(complaint));
});

it('writes how many files carry a number and one of them, the same as before where it still does, also of templates and of tables', () => {
  put(
    'lib/table.test.ts',
    `it.each([['${mark('AUTH-02')} ${mark('S01')} a row'], ['${mark('AUTH-01')} another']])(\`${mark('S02')} %s\`, () => {});`,
  );
  const { status } = check('--write');
  const written = readFileSync(path.join(root, 'docs/requirements.md'), 'utf8');
  expect(status).toBe(0);
  expect(['AUTH-01', 'AUTH-02', 'S01', 'S02'].map((number) => rowOf(number).exec(written)?.[0])).toEqual([
    done.replace('1:', '2:'),
    ...Array.from({ length: 3 }, () =>
      expect.stringMatching(/ \| later \|  \| 1: `lib\/table\.test\.ts` \|$/),
    ),
  ]);
});

it('follows the file that it names to another folder', () => {
  rmSync(path.join(root, 'lib/said.test.ts'));
  put('lib/a-first.test.ts', titled('AUTH-01'));
  put('lib/moved/said.test.ts', titled('AUTH-01'));
  expect(check('--write').status).toBe(0);
  const written = readFileSync(path.join(root, 'docs/requirements.md'), 'utf8');
  expect(rowOf('AUTH-01').exec(written)?.[0]).toMatch(/ \| 2: `lib\/moved\/said\.test\.ts` \|$/);
});

it('prints one requirement with every file that proves it', () => {
  put('lib/more.test.ts', titled('AUTH-01'));
  const { status, stdout } = check('--of', 'AUTH-01');
  expect(status).toBe(0);
  expect(stdout).toBe(
    'AUTH-01 Said: done\nBuilt in 1:\n  lib/said.ts\nProved by 2:\n  lib/more.test.ts\n  lib/said.test.ts\n',
  );
  expect(check('--of', 'AUTH-99')).toEqual({
    status: 1,
    stdout: '',
    faults: ['requirements: AUTH-99 has no row'],
  });
});
