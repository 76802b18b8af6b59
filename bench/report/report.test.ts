import type { Figure } from '../figure';
import { replaceBetweenMarkers } from './between-markers';
import { markdownTable, printTable } from './table';

const figure: Figure = {
  id: 'booking',
  title: 'Booking / bare statement',
  value: 0.3456,
  unit: 'ratio',
  better: 'more',
  gate: 0.25,
  aim: 0.4,
};
const run = { date: '2026-11-22', cpu: 'EPYC', cores: 2, memoryGb: 24, node: '20.20.2', postgres: '15.18' };

describe('the report of the bench', () => {
  it('shows value, limits and verdict of each figure', () => {
    const slow: Figure = {
      ...figure,
      title: 'Slowest round',
      value: 1234.56,
      unit: 'ms',
      better: 'less',
      gate: 1000,
      aim: 900,
    };
    const [, first, second] = printTable([figure, slow]).split('\n');
    expect(first).toMatch(/^Booking \/ bare statement +0\.35 +≥ 0\.25 +≥ 0\.4 +gate met/);
    expect(second).toMatch(/^Slowest round +1234\.6 ms +≤ 1000 +≤ 900 +MISSED/);
  });

  it('never rounds a missed limit into a met one', () => {
    expect(printTable([{ ...figure, value: 0.2499 }])).toMatch(/ 0\.2499 .*MISSED/);
  });

  it('says that a figure of unsteady rounds is not to be quoted', () => {
    expect(printTable([{ ...figure, parts: { unsteady: 2 } }])).toContain('2 unsteady rounds');
  });

  it('names machine and date over the table of the document', () => {
    const table = markdownTable([figure], run);
    expect(table).toContain('2026-11-22, 2 cores (EPYC), 24 GB, Node 20.20.2, PostgreSQL 15.18');
    expect(table).toContain('| Booking / bare statement | 0.35 | ≥ 0.25 | ≥ 0.4 | gate met |');
  });

  it('replaces what stands between the markers of the document and nothing else', () => {
    const text = 'before\n<!-- bench:begin -->\nold\n<!-- bench:end -->\nafter';
    expect(replaceBetweenMarkers(text, 'new')).toBe(
      'before\n<!-- bench:begin -->\n\nnew\n\n<!-- bench:end -->\nafter',
    );
    expect(() => replaceBetweenMarkers('nothing', 'new')).toThrow('bench:begin');
  });
});
