import { readRecurrence } from './recurrence';

const zone = 'Asia/Shanghai';

describe('[MEET-01] a rule of repetition', () => {
  it.each([
    ['FREQ=WEEKLY;BYDAY=WE;COUNT=8', { code: 'weekly', facts: { every: 1, weekdays: [3], count: 8 } }],
    ['RRULE:FREQ=DAILY', { code: 'daily', facts: { every: 1, weekdays: [] } }],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=FR,MO', { code: 'weekly', facts: { every: 2, weekdays: [1, 5] } }],
    ['freq=monthly;bymonthday=15', { code: 'monthly', facts: { every: 1, weekdays: [], dayOfMonth: 15 } }],
    ['FREQ=MONTHLY;BYDAY=2WE', { code: 'monthly', facts: { every: 1, weekdays: [3], weekOfMonth: 2 } }],
    ['FREQ=MONTHLY;BYDAY=-1FR', { code: 'monthly', facts: { every: 1, weekdays: [5], weekOfMonth: -1 } }],
    ['FREQ=MONTHLY;BYMONTHDAY=-1', { code: 'monthly', facts: { every: 1, weekdays: [], dayOfMonth: -1 } }],
    ['FREQ=DAILY;UNTIL=20261231', { code: 'daily', facts: { every: 1, weekdays: [], until: '2026-12-31' } }],
    ['FREQ=MONTHLY;BYDAY=MO;BYSETPOS=2', undefined],
    ['FREQ=SECONDLY', undefined],
    [undefined, undefined],
  ])('%s', (rule, recurrence) => {
    expect(readRecurrence(rule, zone)).toEqual(recurrence);
  });

  it('with an end in UTC ends on the day it is in the company’s zone', () => {
    expect(readRecurrence('FREQ=DAILY;UNTIL=20261231T160000Z', zone)?.facts.until).toBe('2027-01-01');
  });
});
