import { availability } from './free-hour';

const at = (clockTime: string) => Date.parse(`2026-11-18T${clockTime}:00+08:00`);
const busy = (...ranges: [string, string][]) =>
  ranges.map(([from, to]) => ({ beginTime: at(from), endTime: at(to) }));
const span = { now: at('10:07'), until: at('23:59') };
const hour = (from: string, to: string) => ({ beginTime: at(from), endTime: at(to) });

describe('[CON-04] when a person is free', () => {
  it('without meetings: from the next quarter on', () => {
    expect(availability([], span)).toEqual({
      isFree: true,
      until: undefined,
      freeHour: hour('10:15', '11:15'),
    });
  });

  it('in a meeting: until its end, and the hour after it', () => {
    expect(availability(busy(['10:00', '11:00']), span)).toEqual({
      isFree: false,
      until: at('11:00'),
      freeHour: hour('11:00', '12:00'),
    });
  });

  it('between meetings: until the next one, and the first gap of an hour', () => {
    const meetings = busy(['12:30', '13:00'], ['11:00', '12:00'], ['13:45', '14:15'], ['09:00', '09:30']);
    expect(availability(meetings, span)).toEqual({
      isFree: true,
      until: at('11:00'),
      freeHour: hour('14:15', '15:15'),
    });
  });

  it('counts meetings that follow or overlap each other as one', () => {
    const meetings = busy(['10:00', '11:00'], ['10:30', '12:05'], ['12:05', '13:00']);
    expect(availability(meetings, span)).toMatchObject({ isFree: false, until: at('13:00') });
  });

  it('on a full day: no hour', () => {
    expect(availability(busy(['09:00', '23:30']), span).freeHour).toBeUndefined();
  });
});
