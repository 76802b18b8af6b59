import { dayOf } from '@/lib/time/day';
import { minutesOfDay } from '@/lib/time/instant';
import { errorCodes } from '../error-codes';
import { expandSeries, ruleBefore, ruleFrom, wallTimesOf } from './expand-series';

const zone = 'Asia/Shanghai';
const times = { zone, startsOn: '2026-11-18', startMinute: 600, lengthMs: 45 * 60_000 };
const daysOf = (rule: string, startsOn = times.startsOn) =>
  expandSeries({ ...times, startsOn, rule }).occurrences?.map(({ day }) => day);
const refusalOf = (rule: string, extra: Partial<typeof times> = {}) =>
  expandSeries({ ...times, ...extra, rule }).refusal;

describe('[REP-01] the days of a rule', () => {
  it.each([
    ['FREQ=DAILY;COUNT=3', '2026-11-18', ['2026-11-18', '2026-11-19', '2026-11-20']],
    ['FREQ=DAILY;INTERVAL=10;UNTIL=20261210', '2026-11-18', ['2026-11-18', '2026-11-28', '2026-12-08']],
    ['FREQ=WEEKLY;COUNT=2', '2026-11-18', ['2026-11-18', '2026-11-25']],
    ['FREQ=WEEKLY;BYDAY=MO,FR;COUNT=3', '2026-11-18', ['2026-11-20', '2026-11-23', '2026-11-27']],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;COUNT=3', '2026-11-18', ['2026-11-18', '2026-11-30', '2026-12-02']],
    ['FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3', '2026-12-01', ['2026-12-31', '2027-01-31', '2027-03-31']],
    ['FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3', '2026-12-31', ['2026-12-31', '2027-01-31', '2027-02-28']],
    ['FREQ=MONTHLY;BYDAY=3WE;COUNT=3', '2026-11-18', ['2026-11-18', '2026-12-16', '2027-01-20']],
    ['FREQ=MONTHLY;BYDAY=-1FR;COUNT=2', '2026-11-18', ['2026-11-27', '2026-12-25']],
    ['FREQ=MONTHLY;INTERVAL=3;COUNT=2', '2026-11-18', ['2026-11-18', '2027-02-18']],
    ['RRULE:freq=daily;until=20261119T155959Z', '2026-11-18', ['2026-11-18', '2026-11-19']],
  ])('%s from %s', (rule, startsOn, days) => {
    expect(daysOf(rule, startsOn)).toEqual(days);
  });

  it.each(['America/New_York', 'Europe/London', 'Australia/Lord_Howe'])(
    '[R35] have one wall time in %s, also where its clocks are changed',
    (place) => {
      const { occurrences = [] } = expandSeries({ ...times, zone: place, rule: 'FREQ=DAILY;COUNT=365' });
      expect(occurrences).toHaveLength(365);
      for (const { day, recursAt, endTime } of occurrences) {
        expect([dayOf(recursAt, place), minutesOfDay(recursAt, place)]).toEqual([day, 600]);
        expect(endTime - recursAt).toBe(times.lengthMs);
      }
    },
  );

  it('[R35] a time that clocks skip counts on from before, of two the first is meant', () => {
    const at0230 = { ...times, zone: 'America/New_York', startMinute: 150 };
    const skipped = expandSeries({ ...at0230, startsOn: '2027-03-14', rule: 'FREQ=DAILY;COUNT=1' });
    expect(skipped.occurrences?.[0]?.recursAt).toBe(Date.parse('2027-03-14T03:30:00-04:00'));
    const at0130 = { ...at0230, startMinute: 90, startsOn: '2026-11-01' };
    const twice = expandSeries({ ...at0130, rule: 'FREQ=DAILY;COUNT=1' });
    expect(twice.occurrences?.[0]?.recursAt).toBe(Date.parse('2026-11-01T01:30:00-04:00'));
  });
});

describe('[REP-01] rules that are refused', () => {
  it.each([
    'FREQ=YEARLY;COUNT=2',
    'FREQ=HOURLY;COUNT=2',
    'FREQ=DAILY',
    'FREQ=DAILY;COUNT=2;UNTIL=20261231',
    'FREQ=DAILY;COUNT=-1',
    'FREQ=DAILY;COUNT=2;BYSETPOS=1',
    'FREQ=DAILY;COUNT=2;BYHOUR=9',
    'FREQ=DAILY;COUNT=2;COUNT=3',
    'FREQ=DAILY;INTERVAL=0;COUNT=2',
    'FREQ=DAILY;INTERVAL=100;COUNT=2',
    'FREQ=DAILY;UNTIL=20260230',
    'FREQ=DAILY;BYDAY=MO;COUNT=2',
    // It would be due on no day at all: every seventh one is a Wednesday.
    'FREQ=DAILY;INTERVAL=7;BYDAY=MO;COUNT=5',
    'FREQ=WEEKLY;BYDAY=2WE;COUNT=2',
    'FREQ=WEEKLY;WKST=SU;INTERVAL=2;COUNT=2',
    'FREQ=MONTHLY;BYDAY=WE;COUNT=2',
    'FREQ=MONTHLY;BYMONTHDAY=32;COUNT=2',
    'FREQ=MONTHLY;BYMONTHDAY=1,2;COUNT=2',
    'COUNT=2',
    '',
    'FREQ',
    '=;=',
  ])('%j is not offered', (rule) => {
    expect(refusalOf(rule)).toBe(errorCodes.recurrenceNotOffered);
  });

  it.each([
    'FREQ=DAILY;COUNT=0',
    'FREQ=DAILY;UNTIL=20261117',
    'FREQ=WEEKLY;BYDAY=MO;UNTIL=20261120',
    // A February never has 31 days, and every twelfth month from one is a February.
    'FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31;UNTIL=20281118',
    'FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31;COUNT=3',
    'FREQ=MONTHLY;INTERVAL=24;BYDAY=5MO;COUNT=2',
    'FREQ=MONTHLY;INTERVAL=96;BYDAY=5SU;UNTIL=20281118',
  ])('%s has no occurrence', (rule) => {
    const startsOn = rule.startsWith('FREQ=MONTHLY') ? '2027-02-01' : times.startsOn;
    expect(refusalOf(rule, { startsOn })).toBe(errorCodes.seriesEmpty);
  });

  it.each([
    'FREQ=DAILY;COUNT=401',
    'FREQ=DAILY;COUNT=999999',
    'FREQ=DAILY;UNTIL=20271224',
    'FREQ=MONTHLY;COUNT=26',
    'FREQ=WEEKLY;INTERVAL=60;UNTIL=20991231',
  ])('%s is too long', (rule) => {
    expect(refusalOf(rule)).toBe(errorCodes.seriesTooLong);
  });

  it('one whose single meeting outlasts a series', () => {
    const lengthMs = 3 * 366 * 86_400_000;
    expect(refusalOf('FREQ=DAILY;COUNT=1', { lengthMs })).toBe(errorCodes.seriesTooLong);
  });

  it('[R07] one that overlaps itself', () => {
    expect(refusalOf('FREQ=DAILY;COUNT=3', { lengthMs: 25 * 60 * 60_000 })).toBe(errorCodes.seriesOverlaps);
  });
});

it('a rule ends before the day that the following are split off at', () => {
  expect(ruleBefore('FREQ=DAILY;COUNT=9', '2026-11-20', zone)).toBe('FREQ=DAILY;UNTIL=20261119T155959Z');
  expect(daysOf(ruleBefore('FREQ=DAILY;COUNT=9', '2026-11-20', zone))).toEqual(['2026-11-18', '2026-11-19']);
});

it('[REP-03] the part of a rule from a day on has what is left of its count', () => {
  expect(ruleFrom({ ...times, rule: 'FREQ=WEEKLY;BYDAY=WE;COUNT=9' }, '2026-12-02')).toBe(
    'FREQ=WEEKLY;BYDAY=WE;COUNT=7',
  );
  const ended = 'FREQ=WEEKLY;BYDAY=WE;UNTIL=20261230T155959Z';
  expect(ruleFrom({ ...times, rule: ended }, '2026-12-02')).toBe(ended);
});

it('the wall time of a draft is that of its zone', () => {
  const beginTime = Date.parse('2026-11-18T02:00:00Z');
  expect(wallTimesOf({ beginTime, endTime: beginTime + 60_000 }, zone)).toEqual({
    startsOn: '2026-11-18',
    startMinute: 600,
    lengthMs: 60_000,
  });
});
