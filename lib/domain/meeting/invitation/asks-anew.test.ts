import { asksAnew } from './asks-anew';

const zone = 'Asia/Shanghai';
const at = (time: string, day = '2026-11-18') => Date.parse(`${day}T${time}:00+08:00`);
const meeting = { beginTime: at('14:00'), endTime: at('15:00') };

describe('[EDIT-02] [INV-03] a move of a meeting from 14:00–15:00', () => {
  it.each<[string, number, number, 'keeps' | 'asks anew']>([
    ['by its own length', at('15:00'), at('16:00'), 'keeps'],
    ['by a minute more', at('15:01'), at('16:01'), 'asks anew'],
    ['by its own length to before', at('13:00'), at('14:00'), 'keeps'],
    ['by more to before', at('12:45'), at('13:45'), 'asks anew'],
    ['to a later end alone', at('14:00'), at('18:00'), 'keeps'],
    ['to the same time of the next day', at('14:00', '2026-11-19'), at('15:00', '2026-11-19'), 'asks anew'],
  ])('%s', (_, beginTime, endTime, outcome) => {
    expect(asksAnew(meeting, { beginTime, endTime }, zone)).toBe(outcome === 'asks anew');
  });

  it('asks anew across midnight of the company, however near', () => {
    const late = { beginTime: at('23:30'), endTime: at('00:30', '2026-11-19') };
    const next = { beginTime: at('00:00', '2026-11-19'), endTime: at('01:00', '2026-11-19') };
    expect(asksAnew(late, next, zone)).toBe(true);
    expect(asksAnew(late, next, 'UTC')).toBe(false);
  });
});
