import { firstShowing, midnightZones, otherZones, quartersAround } from '@/test/clocks/intl-clock';
import { dayOf, endOfDay, startOfDay } from './day';
import { formatRange } from './format';
import { endMinutesOfDay, firstInstantAt, instantAtMinutes } from './instant';

const changes = (zone: string) => quartersAround(zone, { first: 2026, last: 2031 });
/** The first and last day of the five only show where the others begin and end. */
const inner = <T>(quarters: readonly T[]) => quarters.slice(120, 340);

describe.each([...midnightZones, ...otherZones])(
  '[R34] [R36] days of %s around changes of its clocks',
  (zone) => {
    it('begin, end and are named as Intl has it', () => {
      for (const quarters of changes(zone)) {
        for (const { instant, day } of inner(quarters)) {
          expect(dayOf(instant, zone)).toBe(day);
          expect(startOfDay(day, zone)).toBe(firstShowing(quarters, day, 0));
          expect(endOfDay(day, zone)).toBe(firstShowing(quarters, day, 1_440));
        }
      }
    });

    it('reach each of their minutes when Intl first shows it or more', () => {
      for (const quarters of changes(zone)) {
        for (const day of new Set(inner(quarters).map((quarter) => quarter.day))) {
          for (let minutes = 0; minutes <= 1_440; minutes += 15)
            expect([minutes, firstInstantAt(day, minutes, zone)]).toEqual([
              minutes,
              firstShowing(quarters, day, minutes),
            ]);
        }
      }
    });

    it('end at a minute that follows the last one shown', () => {
      for (const quarters of changes(zone)) {
        for (const [index, { instant, minutes }] of inner(quarters).entries())
          expect([index, endMinutesOfDay(instant + 15 * 60_000, zone)]).toEqual([index, minutes + 15]);
      }
    });
  },
);

it('[CAL-07] [R36] an end at a midnight that clocks skip shows as 24:00, and is read back as the same instant', () => {
  const zone = 'Africa/Cairo';
  const evening = { beginTime: 1_809_030_600_000, endTime: 1_809_036_000_000 };
  expect(formatRange(evening, zone)).toBe('22:30–24:00');
  expect(instantAtMinutes('2027-04-29', endMinutesOfDay(evening.endTime, zone), zone)).toBe(evening.endTime);
});
