import { readRecurrence } from '@/lib/domain/meeting/recurrence';
import { writeRecurrence, type EndedRecurrence } from './write-recurrence';

const zone = 'Asia/Shanghai';

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
    expect(writeRecurrence(readRecurrence(rule, zone) as EndedRecurrence, zone)).toBe(rule);
  });
});
