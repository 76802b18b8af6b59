import { readRecurrence } from '@/lib/domain/meeting/recurrence';
import { recurrenceWords } from './recurrence-words';

const zone = 'Asia/Shanghai';

describe('[MEET-01] a rule of repetition in words', () => {
  it.each([
    ['FREQ=WEEKLY;BYDAY=WE;COUNT=8', '每周三，共 8 次'],
    ['RRULE:FREQ=DAILY', '每天'],
    ['FREQ=DAILY;INTERVAL=2', '每两天'],
    ['FREQ=DAILY;INTERVAL=3', '每3天'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '每个工作日'],
    ['FREQ=WEEKLY;BYDAY=SU,MO', '每周一、日'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=FR,MO', '每两周的周一、周五'],
    ['FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=-1', '每两个月最后一天'],
    ['FREQ=MONTHLY;BYDAY=2WE', '每月第2个周三'],
    ['FREQ=MONTHLY;BYDAY=-1FR;COUNT=6', '每月最后一个周五，共 6 次'],
    ['FREQ=MONTHLY;BYMONTHDAY=15;COUNT=3', '每月15日，共 3 次'],
    ['FREQ=WEEKLY;BYDAY=MO;UNTIL=20261231', '每周一，至 12月31日'],
    ['FREQ=SECONDLY', '重复会议'],
    [undefined, '重复会议'],
  ])('%s reads %s', (rule, words) => {
    expect(recurrenceWords(readRecurrence(rule, zone))).toBe(words);
  });

  it('reads an end in UTC as the day it is in the company’s zone', () => {
    expect(recurrenceWords(readRecurrence('FREQ=DAILY;UNTIL=20261231T160000Z', zone))).toBe(
      '每天，至 1月1日',
    );
  });
});
