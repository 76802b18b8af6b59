import { readRuleInput, type RuleInput } from './rule-input';
import { writeRecurrence } from './write-recurrence';

const zone = 'Asia/Shanghai';
const day = '2026-12-02';
const input: RuleInput = {
  preset: 'custom',
  every: '1',
  unit: 'weekly',
  weekdays: [1, 3],
  monthlyBy: 'date',
  end: 'count',
  count: '12',
  until: '2027-02-28',
};

const ruleOf = (changed: Partial<RuleInput>) => {
  const { recurrence } = readRuleInput({ ...input, ...changed }, day);
  return recurrence && writeRecurrence(recurrence, zone);
};

describe('[REP-01] the fields of a rule', () => {
  it.each<[string, Partial<RuleInput>, string]>([
    ['chosen weekdays', {}, 'FREQ=WEEKLY;BYDAY=MO,WE;COUNT=12'],
    ['every third week', { every: ' 3 ' }, 'FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,WE;COUNT=12'],
    ['every second day', { unit: 'daily', every: '2' }, 'FREQ=DAILY;INTERVAL=2;COUNT=12'],
    ['a date of the month', { unit: 'monthly' }, 'FREQ=MONTHLY;BYMONTHDAY=2;COUNT=12'],
    ['its last day', { unit: 'monthly', monthlyBy: 'lastDay' }, 'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=12'],
    ['a weekday of it', { unit: 'monthly', monthlyBy: 'weekday' }, 'FREQ=MONTHLY;BYDAY=1WE;COUNT=12'],
    ['a last day of all', { end: 'until' }, 'FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20270228T155959Z'],
    [
      'a preset, whatever the custom fields hold',
      { preset: 'weekly', every: 'x' },
      'FREQ=WEEKLY;BYDAY=WE;COUNT=12',
    ],
  ])('%s', (_, changed, rule) => {
    expect(ruleOf(changed)).toBe(rule);
  });

  it.each<[string, Partial<RuleInput>, object]>([
    ['no number of times', { count: '' }, { count: 'range' }],
    ['none', { count: '0' }, { count: 'range' }],
    ['more than 400 times', { count: '401' }, { count: 'range' }],
    ['half a time', { count: '1.5' }, { count: 'range' }],
    ['an interval of nothing', { every: '0' }, { every: 'range' }],
    ['a week without a weekday', { weekdays: [] }, { weekdays: 'none' }],
    ['an end before the start', { end: 'until', until: '2026-12-01' }, { until: 'beforeStart' }],
    ['an end beyond two years', { end: 'until', until: '2028-12-03' }, { until: 'tooFar' }],
    ['two at once', { every: '', weekdays: [] }, { every: 'range', weekdays: 'none' }],
  ])('refuses %s', (_, changed, problems) => {
    expect(readRuleInput({ ...input, ...changed }, day)).toEqual({ problems });
  });

  it('takes the limits themselves', () => {
    expect(ruleOf({ count: '400' })).toContain('COUNT=400');
    expect(ruleOf({ end: 'until', until: '2028-12-02' })).toContain('UNTIL=20281202');
    expect(ruleOf({ end: 'until', until: day })).toContain('UNTIL=20261202');
  });
});
