import { formatFullDay, formatWeekday } from '@/lib/time/format';
import { shiftWeek, weekStrip } from './week-strip';

describe('[SCH-01] the week strip', () => {
  it('shows the week of the chosen day, from Sunday', () => {
    const strip = weekStrip('2026-11-18', { today: '2026-11-20' });
    expect(strip.map(({ day, dayOfMonth }) => [formatWeekday(day), dayOfMonth])).toEqual([
      ['周日', 15],
      ['周一', 16],
      ['周二', 17],
      ['周三', 18],
      ['周四', 19],
      ['周五', 20],
      ['周六', 21],
    ]);
    expect(strip.find((day) => day.isSelected)?.day).toBe('2026-11-18');
    expect(strip.find((day) => day.isToday)?.day).toBe('2026-11-20');
    expect(formatFullDay(strip[3]?.day ?? '')).toBe('2026年11月18日 周三');
  });

  it('goes over the end of a year', () => {
    expect(weekStrip('2027-01-01', { today: '2026-11-20' })[0]?.day).toBe('2026-12-27');
    expect(shiftWeek('2026-12-30', 1)).toBe('2027-01-06');
  });
});
