import fc from 'fast-check';
import { formatDayTime } from '@/lib/time/format';
import { limits } from '../limits/limits';
import type { RoomFacts } from '../room/room-facts';
import { checkTimes } from './check-booking';
import { repairTimes } from './repair-times';
import type { BookingDraft, BookingFacts } from './booking-rule';

const zone = 'Asia/Shanghai';
const at = (text: string) => Date.parse(`${text.includes('T') ? text : `2026-11-18T${text}`}+08:00`);
const room: RoomFacts = {
  roomId: 'wangjiang',
  name: '望江',
  status: 'AVAILABLE',
  kind: 'online',
  bookable: true,
  openMinutes: [0, 1_440],
  approval: { required: false, auditorIds: [] },
};
const officeHours: RoomFacts = { ...room, openMinutes: [540, 1_080] };
const approved: RoomFacts = { ...room, approval: { required: true, auditorIds: ['chen'] } };

const factsAt = (now: string): BookingFacts => ({
  now: at(now),
  zone,
  limits,
  sensitiveWords: [],
  neighbours: [],
});
const draftOf = (begin: string, end: string, rooms: RoomFacts[] = [room]): BookingDraft => ({
  beginTime: at(begin),
  endTime: at(end),
  subject: '',
  rooms,
  memberStaffIds: [],
});

describe('[BOOK-05] the times that would do', () => {
  it.each([
    ['over and too long', '10:07', draftOf('09:00', '10:45'), '11月18日 10:15 – 11月18日 11:45'],
    [
      'over, too long and too soon',
      '10:07',
      draftOf('09:00', '10:45', [approved]),
      '11月18日 10:30 – 11月18日 12:00',
    ],
    [
      'over and past closing: the same length on the next day',
      '17:05',
      draftOf('16:00', '17:15', [officeHours]),
      '11月19日 16:45 – 11月19日 18:00',
    ],
    ['so long that it leaves its day', '22:50', draftOf('22:00', '23:45'), '11月18日 23:00 – 11月18日 23:30'],
    ['an end before its start', '10:07', draftOf('15:00', '14:00'), '11月18日 15:00 – 11月18日 15:30'],
    [
      'a room without permission',
      '10:07',
      draftOf('14:00', '15:45', [{ ...room, bookable: false }]),
      '11月18日 14:00 – 11月18日 15:30',
    ],
  ])('%s', (_, now, draft, expected) => {
    const repaired = repairTimes(draft, factsAt(now));
    expect(
      repaired && `${formatDayTime(repaired.beginTime, zone)} – ${formatDayTime(repaired.endTime, zone)}`,
    ).toBe(expected);
  });

  it('are none where a room never takes the usual length', () => {
    const closed = [{ ...officeHours, openWeekdays: [] }];
    expect(repairTimes(draftOf('14:00', '15:00', closed), factsAt('10:07'))).toBeUndefined();
  });

  it('pass every rule about time, whatever was asked for', () => {
    const minute = fc.integer({ min: 0, max: 4 * 1_440 });
    const length = fc.integer({ min: -60, max: 1_440 });
    const rooms = fc.constantFrom<RoomFacts[]>([], [officeHours], [approved], [officeHours, approved]);
    fc.assert(
      fc.property(minute, length, rooms, (offset, minutes, chosen) => {
        const beginTime = at('2026-11-17T00:00') + offset * 60_000;
        const draft = {
          ...draftOf('14:00', '15:00', chosen),
          beginTime,
          endTime: beginTime + minutes * 60_000,
        };
        const repaired = repairTimes(draft, factsAt('10:07'));
        expect(repaired).toBeDefined();
        expect(checkTimes({ ...draft, ...repaired }, factsAt('10:07'))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
