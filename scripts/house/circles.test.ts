import { circlesOf } from './circles';
import { nounOf } from './floors';
import { arrowsOf } from './imports';
import { importing } from './made-up-tree';

const circles = (files: Record<string, string[]>) => circlesOf(arrowsOf(importing(files)));

it('finds no circle in a tree whose imports go one way', () => {
  expect(circles({ 'lib/a.ts': ['./b', '@/lib/c'], 'lib/b.ts': ['./c'], 'lib/c.ts': [] })).toEqual([]);
});

it('counts a type import, and names the way around with its lines', () => {
  const files = { 'lib/a.ts': ['./d', './b'], 'lib/b.ts': ['./c'], 'lib/c.ts': ['@/lib/a'], 'lib/d.ts': [] };
  expect(circles(files)).toEqual([
    {
      nodes: ['lib/a.ts', 'lib/b.ts', 'lib/c.ts'],
      way: [
        { from: 'lib/a.ts', to: 'lib/b.ts', line: 2 },
        { from: 'lib/b.ts', to: 'lib/c.ts', line: 1 },
        { from: 'lib/c.ts', to: 'lib/a.ts', line: 1 },
      ],
    },
  ]);
});

it('counts files that all reach each other once, and others for themselves', () => {
  const files = {
    'lib/a.ts': ['./b', './c'],
    'lib/b.ts': ['./a'],
    'lib/c.ts': ['./a'],
    'lib/d.ts': ['./e', './a'],
    'lib/e.ts': ['./d'],
  };
  expect(circles(files).map(({ nodes }) => nodes)).toEqual([
    ['lib/a.ts', 'lib/b.ts', 'lib/c.ts'],
    ['lib/d.ts', 'lib/e.ts'],
  ]);
});

it('finds a circle between nouns where no file closes one', () => {
  const arrows = arrowsOf(
    importing({
      'service/room/queries.ts': ['../meeting/policy', '../kernel/caller'],
      'service/meeting/policy.ts': [],
      'service/meeting/queries.ts': ['@/service/room/policy', './policy'],
      'service/room/policy.ts': [],
      'service/kernel/caller.ts': ['../room/policy'],
    }),
  );
  expect(circlesOf(arrows)).toEqual([]);
  expect(circlesOf(arrows, nounOf).map(({ nodes }) => nodes)).toEqual([['meeting', 'room']]);
});
