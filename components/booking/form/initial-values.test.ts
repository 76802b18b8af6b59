import { usualRepeat } from '@/components/series/rule/repeat-values';
import { me, now, today, zone } from '@/test/builders/meeting-builders';
import { initialValues, usualTemplate } from './initial-values';

const repeatOf = (stored: unknown, createMode: 'single' | 'repeat') =>
  initialValues({
    requested: { repeat: stored },
    template: { ...usualTemplate, createMode },
    moment: { now, zone },
    staffId: me,
  }).repeat;

describe('[BOOK-12] what repeats from the start', () => {
  it('is every meeting of a company whose template says so', () => {
    expect(repeatOf(undefined, 'repeat')).toEqual(usualRepeat(today));
    expect(repeatOf(undefined, 'single')).toBeNull();
  });

  it('is not a stored meeting that was not to repeat', () => {
    expect(repeatOf(null, 'repeat')).toBeNull();
  });
});

describe('[BOOK-01] a stored repetition', () => {
  it('is as it was', () => {
    const repeat = {
      ...usualRepeat(today),
      preset: 'custom',
      count: '7',
      wishes: {
        '2026-11-25': { skip: true },
        '2026-12-02': { basis: '840 3600000 river', beginTime: 1_795_053_600_000, roomIds: ['tide'] },
      },
    };
    expect(repeatOf(JSON.parse(JSON.stringify(repeat)), 'single')).toEqual(repeat);
  });

  it.each([
    [{}],
    [
      {
        preset: 'hourly',
        every: 3,
        unit: 7,
        weekdays: 'all',
        end: null,
        until: '2026-02-31',
        wishes: 'none',
      },
    ],
    [{ weekdays: [3, 9, -1, 'x', 2.5], wishes: { soon: { skip: true }, '2026-11-25': { skip: 'yes' } } }],
  ])('%j is as usual where it is wrong', (stored) => {
    expect(repeatOf(stored, 'single')).toEqual(usualRepeat(today));
  });
});
