import fc from 'fast-check';
import {
  firstShowing,
  midnightZones,
  otherZones,
  quartersAround,
  type Quarter,
} from '@/test/clocks/intl-clock';
import { errorCodes } from '../error-codes';
import { limits } from '../limits/limits';
import { neededMinutes } from '../room/open-minutes';
import { roomDay } from '../room/room-day';
import type { RoomFacts } from '../room/room-facts';
import { gapsOf } from '../room/room-gaps';
import { checkBooking } from './check-booking';

const slotMs = 15 * 60_000;
const room: RoomFacts = {
  roomId: 'guanyun',
  name: '观云',
  status: 'AVAILABLE',
  kind: 'online',
  bookable: true,
  openMinutes: [540, 1_080],
  approval: { required: false, auditorIds: [] },
};
const facts = { limits, sensitiveWords: [], neighbours: [] };

const isRefused = (
  beginTime: number,
  endTime: number,
  { zone, ...rest }: { zone: string } & Partial<RoomFacts>,
) =>
  checkBooking(
    { beginTime, endTime, subject: '', rooms: [{ ...room, ...rest }], memberStaffIds: [] },
    { ...facts, zone, now: beginTime },
  ).some(({ code }) => code === errorCodes.outsideOpenHours);

it.each([
  ['the evening before it', '2027-04-28T22:30+02:00', '2027-04-29T00:00+02:00'],
  ['the evening that ends with it', '2027-04-29T22:30+02:00', '2027-04-30T01:00+03:00'],
  ['the evening that is an hour longer', '2027-10-28T23:00+02:00', '2027-10-29T00:00+02:00'],
])('[ROOM-06] [R36] a room of 09:00–18:00 is shut on %s when Cairo has no midnight', (_, begin, end) => {
  expect(isRefused(Date.parse(begin), Date.parse(end), { zone: 'Africa/Cairo' })).toBe(true);
});

/** Any booking, and any opening hours, close to a change of a zone's clocks. */
const nearChange = (zone: string) => {
  const changes = quartersAround(zone, { first: 2026, last: 2031 });
  const quarterOfDay = fc.integer({ min: 0, max: 96 }).map((quarter) => quarter * 15);
  return fc.record({
    quarters: fc.constantFrom(...changes),
    // The first and last day only show where the others begin and end.
    index: fc.integer({ min: 120, max: 340 }),
    length: fc.integer({ min: 1, max: 6 }).map((count) => count * slotMs),
    openMinutes: fc
      .tuple(quarterOfDay, quarterOfDay)
      .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const),
  });
};

const hoursOn = (quarters: readonly Quarter[], day: string, [from, to]: RoomFacts['openMinutes']) => ({
  opens: firstShowing(quarters, day, from),
  closes: firstShowing(quarters, day, to),
});

describe.each([...midnightZones, ...otherZones])(
  '[ROOM-06] [R36] around changes of the clocks in %s',
  (zone) => {
    const runs = { numRuns: 1_500 };

    it('a booking is let through where Intl shows the hours to be open all the time', () => {
      fc.assert(
        fc.property(nearChange(zone), ({ quarters, index, length, openMinutes }) => {
          const { instant, day } = quarters[index]!;
          const end = instant + length;
          const { opens, closes } = hoursOn(quarters, day, openMinutes);
          const isOneDay = end <= firstShowing(quarters, day, 1_440);
          const isOpen = instant >= opens && instant < closes && end <= closes;
          if (isOneDay) expect(isRefused(instant, end, { zone, openMinutes })).toBe(!isOpen);
        }),
        runs,
      );
    });

    it('the minutes that a booking needs of a room are those of the rooms that let it through', () => {
      fc.assert(
        fc.property(nearChange(zone), ({ quarters, index, length, openMinutes }) => {
          const { instant, day } = quarters[index]!;
          const end = instant + length;
          const { opens, closes } = hoursOn(quarters, day, openMinutes);
          if (end > firstShowing(quarters, day, 1_440)) return;
          const [from, to] = neededMinutes({ beginTime: instant, endTime: end }, zone);
          expect(openMinutes[0] <= from && openMinutes[1] >= to).toBe(instant >= opens && end <= closes);
        }),
        runs,
      );
    });

    it('a room’s day is free from opening to closing, and shut for the rest', () => {
      fc.assert(
        fc.property(nearChange(zone), ({ quarters, index, openMinutes }) => {
          const { day } = quarters[index]!;
          const { opens, closes } = hoursOn(quarters, day, openMinutes);
          const segments = roomDay({ room: { ...room, openMinutes }, orders: [], day, zone, now: 0, limits });
          expect(segments[0]?.beginTime).toBe(firstShowing(quarters, day, 0));
          expect(segments.at(-1)?.endTime).toBe(firstShowing(quarters, day, 1_440));
          expect(gapsOf(segments)).toEqual(opens < closes ? [{ beginTime: opens, endTime: closes }] : []);
        }),
        runs,
      );
    });

    it('times that are offered instead lie within the hours', () => {
      fc.assert(
        fc.property(nearChange(zone), ({ quarters, index, length, openMinutes }) => {
          const { instant: beginTime } = quarters[index]!;
          const draft = { beginTime, endTime: beginTime + length, subject: '', memberStaffIds: [] };
          const rooms = [{ ...room, openMinutes }];
          for (const refusal of checkBooking({ ...draft, rooms }, { ...facts, zone, now: beginTime })) {
            const nearest = refusal.facts.suggestion;
            if (nearest)
              expect(isRefused(nearest.beginTime, nearest.endTime, { zone, openMinutes })).toBe(false);
          }
        }),
        runs,
      );
    });
  },
);
