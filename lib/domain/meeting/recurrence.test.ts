import { readRecurrence, writeRecurrence } from './recurrence';

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

describe('[REP-01] a rule is written as RFC 5545 does', () => {
  it.each([
    'FREQ=DAILY;COUNT=5',
    'FREQ=DAILY;INTERVAL=3;COUNT=5',
    'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;COUNT=20',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE;UNTIL=20270228T155959Z',
    'FREQ=MONTHLY;BYMONTHDAY=15;COUNT=6',
    'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=6',
    'FREQ=MONTHLY;BYDAY=2WE;COUNT=6',
    'FREQ=MONTHLY;INTERVAL=3;BYDAY=-1FR;COUNT=6',
  ])('%s reads and is written the same', (rule) => {
    const recurrence = readRecurrence(rule, zone);
    expect(recurrence && writeRecurrence(recurrence, zone)).toBe(rule);
  });

  it('ends with the whole day of the company’s zone', () => {
    const recurrence = { code: 'daily', facts: { every: 1, weekdays: [], until: '2026-11-01' } } as const;
    expect(writeRecurrence(recurrence, 'America/New_York')).toBe('FREQ=DAILY;UNTIL=20261102T045959Z');
  });
});
