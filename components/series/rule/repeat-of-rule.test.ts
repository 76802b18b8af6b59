import { readRuleInput } from '@/lib/domain/series/rule-input';
import { writeRecurrence } from '@/lib/domain/series/write-recurrence';
import { repeatOfRule } from './repeat-of-rule';

const zone = 'Asia/Shanghai';
const day = '2026-12-16';

describe('[REP-03] the fields of a stored rule', () => {
  it.each([
    ['FREQ=DAILY;COUNT=9', 'daily'],
    ['FREQ=DAILY;INTERVAL=3;COUNT=9', 'custom'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;COUNT=9', 'workdays'],
    ['FREQ=WEEKLY;BYDAY=WE;COUNT=9', 'weekly'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=WE;COUNT=9', 'biweekly'],
    ['FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,WE;COUNT=9', 'custom'],
    ['FREQ=WEEKLY;BYDAY=WE;UNTIL=20270303T155959Z', 'weekly'],
    ['FREQ=MONTHLY;BYMONTHDAY=16;COUNT=9', 'monthlyByDate'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=9', 'custom'],
    ['FREQ=MONTHLY;BYDAY=3WE;COUNT=9', 'monthlyByWeekday'],
    ['FREQ=MONTHLY;INTERVAL=2;BYDAY=3WE;COUNT=9', 'custom'],
  ])('%s is %s, and the fields write the same rule again', (rule, preset) => {
    const repeat = repeatOfRule(rule, { day, left: 9, zone });
    expect(repeat.preset).toBe(preset);
    const { recurrence } = readRuleInput(repeat, day);
    expect(recurrence && writeRecurrence(recurrence, zone)).toBe(rule);
  });

  it('have what is left of a count, and the day that a rule leaves to its start', () => {
    expect(repeatOfRule('FREQ=WEEKLY;COUNT=12', { day, left: 7, zone })).toMatchObject({
      preset: 'weekly',
      count: '7',
    });
  });
});
