import fc from 'fast-check';
import { instantAtMinutes, msPerMinute } from '@/lib/time/instant';
import { checkBooking } from '../booking/check-booking';
import { limits } from '../limits/limits';
import { roomDay } from './room-day';
import type { RoomFacts } from './room-facts';

const zone = 'Asia/Shanghai';
const day = '2026-11-18';
const quarters = (from: number, to: number) => fc.integer({ min: from, max: to }).map((count) => count * 15);

const rooms: fc.Arbitrary<RoomFacts> = fc
  .record({
    from: quarters(0, 48),
    to: quarters(49, 96),
    kind: fc.constantFrom('online', 'chat-app'),
    status: fc.constantFrom('AVAILABLE', 'AVAILABLE', 'OUT_OF_ORDER'),
    bookable: fc.constantFrom(true, true, false),
    required: fc.boolean(),
    auditorIds: fc.constantFrom([], ['chen']),
    openWeekdays: fc.constantFrom(undefined, [1, 2, 3, 4, 5], [0, 6]),
  })
  .map(({ from, to, required, auditorIds, ...facts }) => ({
    roomId: 'r',
    name: '望江',
    openMinutes: [from, to],
    approval: { required, auditorIds },
    ...facts,
  }));

test('[ROOM-06] [BOOK-05] the reason why a time is shut is one that its booking would be refused by', () => {
  fc.assert(
    fc.property(rooms, fc.integer({ min: 0, max: 1_439 }), quarters(0, 95), (room, minute, start) => {
      const now = instantAtMinutes(day, minute, zone);
      const beginTime = instantAtMinutes(day, start, zone);
      const segment = roomDay({ room, orders: [], day, now, zone, limits }).find(
        (each) => each.beginTime <= beginTime && beginTime < each.endTime,
      );
      const draft = {
        beginTime,
        endTime: beginTime + limits.minBookingMinutes * msPerMinute,
        subject: '',
        rooms: [room],
        memberStaffIds: [],
      };
      const refusals = checkBooking(draft, { now, zone, limits, sensitiveWords: [], neighbours: [] });
      const withoutTimes = refusals.map(({ code, facts: { suggestion: _suggestion, ...facts } }) => ({
        code,
        facts,
      }));
      if (segment?.refusal === undefined) expect(withoutTimes).toEqual([]);
      else expect(withoutTimes).toContainEqual(segment.refusal);
    }),
    { numRuns: 500 },
  );
});
