import { arrowsOf } from './imports';

const arrowsFrom = (text: string, ...others: string[]) =>
  arrowsOf(new Map([['lib/a.ts', text], ...others.map((file) => [file, ''] as const)])).map(
    ({ to, line }) => `${line} ${to}`,
  );

it.each([
  ['a type import', "import type { B } from './b';", 'lib/b.ts'],
  ['a type among values', "import { type B, b } from './b';", 'lib/b.ts'],
  ['an export of what another file has', "export * from './b';", 'lib/b.ts'],
  ['an import for its effect', "import './b';", 'lib/b.ts'],
  ['an import at run time', "const b = () => import('./b');", 'lib/b.ts'],
  ['the type of a module', "let b: typeof import('./b');", 'lib/b.ts'],
  ['a component', "import { B } from '../components/b';", 'components/b.tsx'],
  ['a plain module by its whole name', "import { b } from './b.mjs';", 'lib/b.mjs'],
  ['a folder', "import { b } from './b';", 'lib/b/index.ts'],
  ['a name from the root', "import { b } from '@/service/b';", 'service/b.ts'],
])('sees %s', (_what, text, to) => {
  expect(arrowsFrom(`// First\n\n${text}`, to)).toEqual([`3 ${to}`]);
});

it('leaves out packages, tests, itself, and text that only looks like an import', () => {
  const text = "import z from 'zod';\nimport './b.test';\nimport './a';\n// import './c'\n";
  expect(arrowsFrom(text, 'lib/b.test.ts', 'lib/c.ts')).toEqual([]);
});

it('leaves out what tests import', () => {
  expect(
    arrowsOf(
      new Map([
        ['lib/a.test.ts', "import './b';"],
        ['lib/b.ts', ''],
      ]),
    ),
  ).toEqual([]);
});
