import fc from 'fast-check';
import { weekdayOf } from '@/lib/time/day';
import { monthGrid, monthRange, shiftMonth } from './month-grid';

const today = '2026-11-18';

describe('[CAL-01] the month grid', () => {
  it.each([
    ['2026-11-18', '2026-11-01', '2026-12-12'],
    ['2026-02-10', '2026-02-01', '2026-03-14'],
    ['2026-08-31', '2026-07-26', '2026-09-05'],
    ['2028-02-29', '2028-01-30', '2028-03-11'],
  ])('of %s runs from %s to %s', (day, first, last) => {
    const cells = monthGrid(day, { today });
    expect([cells[0]?.day, cells.at(-1)?.day]).toEqual([first, last]);
  });

  it('has 42 cells from Sunday and holds every day of its month once', () => {
    const anyDay = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(anyDay, (date) => {
        const day = date.toISOString().slice(0, 10);
        const cells = monthGrid(day, { today });
        const daysInMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
        expect(cells).toHaveLength(42);
        expect(cells.map((cell) => weekdayOf(cell.day))).toEqual(cells.map((_, index) => index % 7));
        expect(cells.filter((cell) => cell.inMonth)).toHaveLength(daysInMonth);
        expect(new Set(cells.map((cell) => cell.day)).size).toBe(42);
      }),
    );
  });

  it('marks today and what is past', () => {
    const cells = monthGrid(today, { today });
    expect(cells.filter((cell) => cell.isToday).map((cell) => cell.day)).toEqual([today]);
    expect(cells.filter((cell) => cell.isPast)).toHaveLength(17);
  });

  it.each([
    'Asia/Shanghai',
    'UTC',
    'America/New_York',
    'Asia/Kolkata',
    'Pacific/Kiritimati',
    'America/St_Johns',
  ])('[R34] is the same in %s, and its range covers all cells', (zone) => {
    const { beginTime, endTime } = monthRange(today, zone);
    expect(
      new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(
        beginTime,
      ),
    ).toBe('2026-11-01 00:00');
    expect(
      new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(
        endTime,
      ),
    ).toBe('2026-12-13 00:00');
  });

  it('moves by months', () => {
    expect(shiftMonth('2026-01-31', 1)).toBe('2026-02-01');
    expect(shiftMonth('2026-01-31', -1)).toBe('2025-12-01');
  });
});
