import { takesLateWord } from './lateness';

const at = (time: string) => Date.parse(`2026-11-18T${time}:00+08:00`);
const meeting = { beginTime: at('10:00'), endTime: at('11:00') };

describe('[SCH-02] telling that one will be late', () => {
  it.each([
    ['09:44', {}, false],
    ['09:45', {}, true],
    ['10:59', {}, true],
    ['11:00', {}, false],
    ['10:30', { endedAt: at('10:20') }, false],
    ['09:50', { cancelledAt: at('09:00') }, false],
    ['09:50', { approval: 'AUDITING' as const }, false],
  ])('at %s of a meeting from 10:00 to 11:00 with %j: %s', (time, facts, takes) => {
    expect(takesLateWord({ ...meeting, ...facts }, at(time))).toBe(takes);
  });
});
