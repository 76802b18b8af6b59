import { bookableDay } from './bookable-day';

const zone = 'Asia/Shanghai';
const at = (clock: string, day = '2026-11-18') => Date.parse(`${day}T${clock}:00+08:00`);
const dayOf = (day: string) =>
  bookableDay(day, { now: at('10:07'), zone }).map(({ kind, beginTime, endTime }) => [
    kind,
    beginTime,
    endTime,
  ]);

describe('[CAL-04] a day of the week as time to book in', () => {
  it.each([
    ['yesterday', '2026-11-17', [['past', at('00:00', '2026-11-17'), at('00:00')]]],
    [
      'today',
      '2026-11-18',
      [
        ['past', at('00:00'), at('10:15')],
        ['free', at('10:15'), at('00:00', '2026-11-19')],
      ],
    ],
    ['tomorrow', '2026-11-19', [['free', at('00:00', '2026-11-19'), at('00:00', '2026-11-20')]]],
  ])('%s', (_, day, segments) => {
    expect(dayOf(day)).toEqual(segments);
  });
});
