import fc from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { expandSeries } from './expand-series';

/** Days around which the clocks of each place are changed: by an hour, and in one by half of one. */
const changes: [zone: string, days: string[]][] = [
  ['America/New_York', ['2026-11-01', '2027-03-14']],
  ['Europe/London', ['2026-10-25', '2027-03-28']],
  ['Australia/Lord_Howe', ['2026-10-04', '2027-04-04']],
  // No change of clocks there, but the end of a February.
  ['Asia/Shanghai', ['2027-03-01', '2028-02-29']],
];
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const weekday = fc.constantFrom(...weekdays);

const days = fc.oneof(
  fc.constant('FREQ=DAILY'),
  weekday.map((day) => `FREQ=DAILY;BYDAY=${day}`),
  fc.constant('FREQ=WEEKLY'),
  fc.uniqueArray(weekday, { minLength: 1 }).map((list) => `FREQ=WEEKLY;BYDAY=${list.join(',')}`),
  fc.constant('FREQ=MONTHLY'),
  fc.integer({ min: 1, max: 31 }).map((date) => `FREQ=MONTHLY;BYMONTHDAY=${date}`),
  fc.constant('FREQ=MONTHLY;BYMONTHDAY=-1'),
  fc
    .tuple(fc.constantFrom(1, 2, 3, 4, 5, -1), weekday)
    .map(([place, day]) => `FREQ=MONTHLY;BYDAY=${place}${day}`),
);
const end = fc.oneof(
  fc.integer({ min: 1, max: 12 }).map((count) => `COUNT=${count}`),
  fc.constantFrom('20270131', '20270630').map((day) => `UNTIL=${day}`),
);
/** Small ones, whose series are not refused as too long, come as often as all others. */
const intervals = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 99 }));
const rules = fc
  .tuple(days, intervals, end)
  .map(([what, interval, last]) => `${what};INTERVAL=${interval};${last}`);

/** The days by one library, their instants by another, whose reading of skipped and repeated times is that of RFC 5545, section 3.3.5. */
function judged(rule: string, startsOn: Temporal.PlainDate, wall: { startMinute: number; zone: string }) {
  const text = `DTSTART:${startsOn.toString().replaceAll('-', '')}T000000Z\nRRULE:${rule}`;
  const time = { hour: Math.floor(wall.startMinute / 60), minute: wall.startMinute % 60 };
  return new RRuleTemporal({ rruleString: text }).all().map((each) => {
    const day = Temporal.PlainDate.from(each.toString().slice(0, 10));
    return day.toPlainDateTime(time).toZonedDateTime(wall.zone, { disambiguation: 'compatible' })
      .epochMilliseconds;
  });
}

// Wall times that a change skips or repeats come often.
const startMinutes = fc.oneof(
  fc.constantFrom(30, 60, 90, 105, 120, 150, 180),
  fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
);

describe.each(changes)(
  '[R35] in %s the occurrences are those of an independent implementation',
  (zone, dates) => {
    it.each(dates)('around %s', (change) => {
      fc.assert(
        fc.property(rules, fc.integer({ min: -40, max: 1 }), startMinutes, (rule, shift, startMinute) => {
          const day = Temporal.PlainDate.from(change).add({ days: shift });
          const times = { rule, zone, startMinute, startsOn: day.toString(), lengthMs: 30 * 60_000 };
          const { occurrences, refusal } = expandSeries(times);
          if (refusal !== undefined) return;
          expect(occurrences.map(({ recursAt }) => recursAt)).toEqual(
            judged(rule, day, { startMinute, zone }),
          );
        }),
        { numRuns: 100 },
      );
    });
  },
);
