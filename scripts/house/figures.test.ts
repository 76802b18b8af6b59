import { figuresOf } from './figures';
import { limitFaults, lowered } from './limits';
import { report } from './report';

const lines = (count: number) => 'export {};\n'.repeat(count);
const many = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => [`${folder}/file-${index}.ts`, lines(30)] as const);
const valuesOf = (tree: Map<string, string>) =>
  Object.fromEntries(figuresOf(tree).map(({ key, value }) => [key, value]));

it('counts files and their lines, without tests', () => {
  const tree = new Map([
    ['lib/a.ts', lines(10)],
    ['lib/b.mjs', lines(24)],
    ['lib/c.css', '\n'.repeat(25)],
    ['server.ts', lines(300)],
    ['lib/a.test.ts', lines(999)],
    ['e2e/specs/a.spec.ts', lines(999)],
  ]);
  expect(valuesOf(tree)).toMatchObject({
    files: 4,
    'lines-median': 24,
    'lines-p90': 300,
    'lines-max': 300,
    'small-files': 2,
  });
});

it('finds folders that are too full, but for flat tables; what lies in folders below does not count', () => {
  const tree = new Map([
    ...many('lib/domain', 13),
    ...many('components/room', 14),
    ...many('lib/text/zh-cn', 40),
    ...many('lib/contract', 40),
    ...many('bff/http', 12),
    ...many('bff/http/below', 3),
    ['bff/http/a.test.ts', ''] as const,
  ]);
  const figure = figuresOf(tree).find(({ key }) => key === 'full-folders');
  expect(figure?.places).toEqual([
    { file: 'components/room', line: 1, text: '14 sources' },
    { file: 'lib/domain', line: 1, text: '13 sources' },
  ]);
});

/** One fault of each limited kind. */
const faulty = new Map([
  ...many('lib/full', 13),
  ...['service', 'bff', 'lib', 'components', 'app'].flatMap((room) => [
    [`${room}/testing/one.ts`, "import type { B } from './two';\n"] as const,
    [`${room}/testing/two.ts`, "import type { A } from './one';\n"] as const,
  ]),
  ['service/room/queries.ts', "import '../meeting/queries';\n"],
  ['service/meeting/queries.ts', "import '../room/policy';\nimport '../http/mount';\n"],
  ['service/room/policy.ts', ''],
  ['service/http/mount.ts', ''],
  ['service/deps.ts', '// Who asks\n'],
  ['service/deps.test.ts', 'let known = 1;\n'],
]);
const noLimits = Object.fromEntries(
  figuresOf(faulty).flatMap(({ key, places }) => (places ? [[key, 0] as const] : [])),
);

it('fails on each figure that is beyond its limit, and says where', () => {
  const faults = limitFaults(figuresOf(faulty), noLimits);
  expect(faults).toHaveLength(Object.keys(noLimits).length);
  expect(faults).toEqual([
    'folders with more than 12 sources: 1, at most 0\n    lib/full:1 13 sources',
    ...['service', 'bff', 'lib', 'components', 'app'].map((room) =>
      expect.stringContaining(`${room}/testing/one.ts:1 → ${room}/testing/two.ts:1 → ${room}/testing/one.ts`),
    ),
    expect.stringMatching(/^circles between nouns.*\n {4}service\/room\/queries\.ts:1 2 need each other/),
    expect.stringContaining('\n    service/meeting/queries.ts:2 runs up from meeting to http'),
    expect.stringContaining('\n    service/room/queries.ts:1 room comes before meeting'),
    expect.stringContaining('\n    service/deps.ts:1 is none of the composition'),
    expect.stringContaining('\n    service/deps.ts:1 comment begins with Who'),
    expect.stringContaining('\n    service/deps.test.ts:1 local known'),
  ]);
});

it('is content with a figure at its limit, and treats a figure without a limit as one that is 0', () => {
  const figures = figuresOf(faulty);
  const atLimit = Object.fromEntries(figures.map(({ key, value }) => [key, value]));
  const limits = Object.fromEntries(Object.keys(noLimits).map((key) => [key, atLimit[key] ?? 0]));
  expect(limitFaults(figures, limits)).toEqual([]);
  expect(limitFaults(figures, {})).toHaveLength(Object.keys(noLimits).length);
});

it('fails on a limit of nothing', () => {
  expect(limitFaults([], { 'circles-garden': 0 })).toEqual([
    'circles-garden is in limits.json but is not measured',
  ]);
});

it('takes limits down to the figures, never up', () => {
  const limits = { ...noLimits, 'arrows-up': 7, 'full-folders': 0 };
  expect(lowered(figuresOf(faulty), limits)).toEqual({ ...noLimits, 'arrows-up': 1 });
});

it('prints a column for each tree, and the folders that are too full', () => {
  const [before, now] = [faulty, new Map([['lib/a.ts', lines(1)]])].map(figuresOf);
  const text = report([
    { title: 'before', figures: before ?? [] },
    { title: 'this tree', figures: now ?? [] },
  ]);
  expect(text).toContain(
    '| Figure | before | this tree |\n| --- | ---: | ---: |\n| source files | 28 | 1 |\n',
  );
  expect(text).toContain('\n| folders with more than 12 sources | 1 | 0 |\n');
  expect(text).toContain('\nFolders with too many sources, before: `lib/full` (13 sources)\n');
  expect(text).toContain('\nFolders with too many sources, this tree: none');
});
