import { firstHours } from './first-hour';

const zone = 'Asia/Shanghai';
const today = '2026-11-18';
const at = (time: string) => Date.parse(`${today}T${time}:00+08:00`);

describe('[CAL-01] where hours open', () => {
  it.each([
    ['00:10', { wide: 0, narrow: 0 }],
    ['06:40', { wide: 5.5, narrow: 5.5 }],
    ['09:00', { wide: 8, narrow: 8 }],
    ['13:00', { wide: 9, narrow: 12 }],
    ['18:55', { wide: 14.75, narrow: 17.75 }],
    ['23:50', { wide: 19.75, narrow: 22.75 }],
  ])('at %s now is in sight', (time, hours) => {
    expect(firstHours(['2026-11-17', today], { now: at(time), zone })).toEqual(hours);
  });

  it('is the working day where today is not among the days', () => {
    expect(firstHours(['2026-11-19'], { now: at('18:55'), zone })).toEqual({ wide: 8, narrow: 8 });
  });
});
