import { slowestFiles } from './slowest-files';

const step = (name: string, seconds: number[]) => ({
  step: name,
  files: seconds.map((each, index) => ({ file: `${name}/${index}.test.ts`, seconds: each })),
});

it('lists the ten slowest files of all steps, the slowest first', () => {
  const lines = slowestFiles([step('lib', [1, 30.26, 3]), step('e2e', [2, 9, 8, 7, 6, 5, 4, 120, 0.5])]);
  expect(lines.split('\n')).toEqual([
    'The 10 slowest test files:',
    '   120.0 s  e2e/7.test.ts (e2e)',
    '    30.3 s  lib/1.test.ts (lib)',
    ...[9, 8, 7, 6, 5, 4].map((seconds) => expect.stringContaining(`${seconds}.0 s  e2e/`)),
    '     3.0 s  lib/2.test.ts (lib)',
    '     2.0 s  e2e/0.test.ts (e2e)',
  ]);
});

it('lists fewer where there are fewer', () => {
  expect(slowestFiles([step('lib', [1])])).toBe('The 1 slowest test files:\n     1.0 s  lib/0.test.ts (lib)');
});
