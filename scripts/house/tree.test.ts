import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readTree, readTreeAt } from './tree';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'tree-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function put(file: string, text = '') {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

it('reads sources and tests of all rooms, and what stands beside them', () => {
  for (const file of ['lib/time/a.ts', 'app/(shell)/a.tsx', 'app/a.css', 'scripts/a.mjs', 'server.ts'])
    put(file);
  for (const file of ['lib/a.test.ts', 'e2e/specs/a.spec.ts']) put(file);
  for (const file of ['lib/a.sql', 'docs/a.ts', 'next-env.d.ts', 'lib/node_modules/a.ts', '.next/a.ts'])
    put(file);
  expect([...readTree(root).keys()]).toEqual([
    'app/(shell)/a.tsx',
    'app/a.css',
    'e2e/specs/a.spec.ts',
    'lib/a.test.ts',
    'lib/time/a.ts',
    'scripts/a.mjs',
    'server.ts',
  ]);
});

it('reads another commit as it was', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: root });
  put('lib/a.ts', 'then');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  put('lib/a.ts', 'now');
  put('lib/b.ts');
  expect([...readTreeAt(root, 'HEAD')]).toEqual([['lib/a.ts', 'then']]);
});
