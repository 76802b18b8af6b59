import fc from 'fast-check';
import { formatDayTime } from '@/lib/time/format';
import { limits } from '../limits/limits';
import type { RoomFacts } from '../room/room-facts';
import { checkBooking } from './check-booking';
import type { BookingDraft, BookingFacts } from './booking-rule';

const zone = 'Asia/Shanghai';
const at = (text: string) => Date.parse(`${text.includes('T') ? text : `2026-11-18T${text}`}+08:00`);
const now = at('10:07');

const room: RoomFacts = {
  roomId: 'wangjiang',
  name: '望江',
  status: 'AVAILABLE',
  kind: 'online',
  bookable: true,
  openMinutes: [0, 1_440],
  approval: { required: false, auditorIds: [] },
};
const officeHours: RoomFacts = { ...room, roomId: 'guanyun', openMinutes: [9 * 60, 18 * 60] };
const approved: RoomFacts = {
  ...room,
  roomId: 'tingtao',
  approval: { required: true, auditorIds: ['chen'] },
};
const offline: RoomFacts = { ...room, roomId: 'zhiyuan', kind: 'offline' };

const facts: BookingFacts = { now, zone, limits, sensitiveWords: [], neighbours: [] };
const draftOf = (begin: string, end: string, rest: Partial<BookingDraft> = {}): BookingDraft => ({
  beginTime: at(begin),
  endTime: at(end),
  subject: '周会',
  rooms: [room],
  memberStaffIds: ['lin', 'zhou'],
  ...rest,
});
const codes = (draft: BookingDraft, more: Partial<BookingFacts> = {}) =>
  checkBooking(draft, { ...facts, ...more }).map((refusal) => refusal.code);
const suggestion = (draft: BookingDraft, more: Partial<BookingFacts> = {}) => {
  const nearest = checkBooking(draft, { ...facts, ...more })[0]?.facts.suggestion;
  return nearest && `${formatDayTime(nearest.beginTime, zone)} – ${formatDayTime(nearest.endTime, zone)}`;
};

describe('length and times', () => {
  it('a plain booking has nothing against it', () => {
    expect(codes(draftOf('14:00', '15:00'))).toEqual([]);
  });

  it('[BOOK-05] 90 minutes are booked, 91 are refused with 400405001 and the longest that goes', () => {
    expect(codes(draftOf('14:00', '15:30'))).toEqual([]);
    expect(codes(draftOf('14:00', '15:31'))).toEqual([400405001]);
    expect(suggestion(draftOf('14:00', '15:31'))).toBe('11月18日 14:00 – 11月18日 15:30');
  });

  it.each([
    ['an end before its begin', draftOf('15:00', '14:00')],
    ['no length', draftOf('14:00', '14:00')],
    ['14 minutes', draftOf('14:00', '14:14')],
    ['two days', draftOf('23:30', '2026-11-19T00:15')],
    ['no number', { ...draftOf('14:00', '15:00'), beginTime: Number.NaN }],
    ['text', { ...draftOf('14:00', '15:00'), endTime: '1795060000000' as unknown as number }],
    ['nothing', { ...draftOf('14:00', '15:00'), endTime: undefined as unknown as number }],
    ['a time beyond the calendar', { ...draftOf('14:00', '15:00'), endTime: 1e300 }],
    ['parts of a millisecond', { ...draftOf('14:00', '15:00'), beginTime: at('14:00') + 0.5 }],
  ])('[BOOK-03] %s is refused with 400416028', (_, draft) => {
    expect(codes(draft)).toEqual([400416028]);
  });

  it('[R36] 15 minutes up to 24:00 are booked', () => {
    expect(codes(draftOf('23:45', '2026-11-19T00:00'))).toEqual([]);
  });

  it('[BOOK-05] a start in the past is refused with 400403007 and the next quarter hour', () => {
    expect(codes(draftOf('10:00', '10:30'))).toEqual([400403007]);
    expect(suggestion(draftOf('10:00', '10:30'))).toBe('11月18日 10:15 – 11月18日 10:45');
    expect(codes({ ...draftOf('10:15', '10:45'), beginTime: now, endTime: at('10:37') })).toEqual([]);
  });

  it('[R37] the passed server time decides what is past, never the clock of the machine', () => {
    const yesterday = draftOf('2026-11-17T14:00', '2026-11-17T15:00');
    expect(codes(yesterday, { now: at('2026-11-17T13:00') })).toEqual([]);
    expect(codes(yesterday, { now: at('2026-11-17T14:01') })).toEqual([400403007]);
  });
});

describe('[ROOM-06] what a room allows', () => {
  it('a room without permission is refused with 400416015', () => {
    expect(codes(draftOf('14:00', '15:00', { rooms: [{ ...room, bookable: false }] }))).toEqual([400416015]);
  });

  it('a room out of order, or of the chat app, is refused with 400416023', () => {
    expect(
      checkBooking(draftOf('14:00', '15:00', { rooms: [{ ...room, status: 'OUT_OF_ORDER' }] }), facts),
    ).toEqual([{ code: 400416023, facts: { roomId: 'wangjiang', cause: 'out-of-order' } }]);
    const [refusal] = checkBooking(
      draftOf('14:00', '15:00', { rooms: [{ ...room, kind: 'chat-app' }] }),
      facts,
    );
    expect(refusal).toEqual({ code: 400416023, facts: { roomId: 'wangjiang', cause: 'chat-app' } });
  });

  it.each([
    ['09:00', '10:00', []],
    ['17:00', '18:00', []],
    ['08:45', '09:15', [400403001]],
    ['17:45', '18:15', [400403001]],
  ])('bookable from 09:00 to 18:00: %s–%s gives %p', (begin, end, expected) => {
    const draft = draftOf(`2026-11-19T${begin}`, `2026-11-19T${end}`, { rooms: [officeHours] });
    expect(codes(draft)).toEqual(expected);
  });

  it.each([
    {
      title: 'before opening',
      begin: '2026-11-19T08:00',
      end: '2026-11-19T09:00',
      expected: '11月19日 09:00 – 11月19日 10:00',
    },
    {
      title: 'after closing',
      begin: '2026-11-19T17:30',
      end: '2026-11-19T18:30',
      expected: '11月19日 17:00 – 11月19日 18:00',
    },
    {
      title: 'late today',
      begin: '2026-11-18T19:00',
      end: '2026-11-18T20:00',
      expected: '11月18日 17:00 – 11月18日 18:00',
    },
  ])('$title, the nearest open time is offered', ({ begin, end, expected }) => {
    expect(suggestion(draftOf(begin, end, { rooms: [officeHours] }))).toBe(expected);
  });

  it('once the hours of today are over, the next open day is offered', () => {
    const rooms = [{ ...officeHours, openWeekdays: [1, 2, 3, 4, 5] }];
    const friday = draftOf('2026-11-20T19:00', '2026-11-20T20:00', { rooms });
    expect(suggestion(friday, { now: at('2026-11-20T17:30') })).toBe('11月23日 17:00 – 11月23日 18:00');
  });

  it('a closed weekday is refused, and a length that never fits has no offer', () => {
    const rooms = [{ ...officeHours, openWeekdays: [1] }];
    const [closed] = checkBooking(draftOf('14:00', '15:00', { rooms }), facts);
    expect(closed?.code).toBe(400403001);
    expect(closed?.facts).toMatchObject({ openMinutes: undefined });
    const short = [{ ...room, openMinutes: [1_410, 1_440] as const }];
    expect(suggestion(draftOf('14:00', '15:00', { rooms: short }))).toBeUndefined();
  });

  it('names the room it is about', () => {
    const [refusal] = checkBooking(draftOf('08:00', '08:30', { rooms: [room, officeHours] }), {
      ...facts,
      now: at('07:00'),
    });
    expect(refusal).toMatchObject({
      code: 400403001,
      facts: { roomId: 'guanyun', openMinutes: [540, 1_080] },
    });
  });
});

describe('approval', () => {
  it('[BOOK-05] approval meetings start 10 minutes ahead or more, else 400405022 and the earliest start', () => {
    const rooms = [approved];
    expect(
      codes({ ...draftOf('10:15', '10:45', { rooms }), beginTime: now + 600_000, endTime: now + 1_500_000 }),
    ).toEqual([]);
    expect(codes(draftOf('10:15', '10:45', { rooms }))).toEqual([400405022]);
    expect(suggestion(draftOf('10:15', '10:45', { rooms }))).toBe('11月18日 10:30 – 11月18日 11:00');
  });

  it('[BOOK-06] a room whose approver is missing is refused with 400405018', () => {
    const rooms = [{ ...approved, approval: { required: true, auditorIds: [] } }];
    expect(codes(draftOf('14:00', '15:00', { rooms }))).toEqual([400405018]);
  });
});

describe('[BOOK-05] offline rooms are not booked back to back by the same attendees', () => {
  const neighbour = {
    roomId: 'zhiyuan',
    beginTime: at('13:00'),
    endTime: at('14:00'),
    memberStaffIds: ['zhou', 'lin'],
  };
  const draft = draftOf('14:00', '15:00', { rooms: [offline] });

  it.each([
    ['right after', draft, [400405002]],
    ['right before', draftOf('12:00', '13:00', { rooms: [offline] }), [400405002]],
    ['after a break', draftOf('14:15', '15:00', { rooms: [offline] }), []],
    ['by other attendees', { ...draft, memberStaffIds: ['lin', 'chen'] }, []],
    ['in a room that is not offline', { ...draft, rooms: [{ ...offline, kind: 'online' as const }] }, []],
    ['in another offline room', { ...draft, rooms: [{ ...offline, roomId: 'linchuan' }] }, []],
  ])('%s', (_, wanted, expected) => {
    expect(codes(wanted, { neighbours: [neighbour] })).toEqual(expected);
  });
});

describe('[BOOK-07] sensitive words', () => {
  it.each([
    ['subject', { subject: '赌博 大会' }],
    ['place', { place: '某某赌 博场' }],
    ['department', { department: '赌博部' }],
    ['full-width letters', { subject: 'ＣＡＳＩＮＯ night' }],
  ])('in the %s are refused with 400406011', (_, rest) => {
    expect(codes(draftOf('14:00', '15:00', rest), { sensitiveWords: ['赌博', 'Casino', ' '] })).toEqual([
      400406011,
    ]);
  });

  it('elsewhere, or none at all, are no matter', () => {
    expect(codes(draftOf('14:00', '15:00', { content: '赌博' }), { sensitiveWords: ['赌博'] })).toEqual([]);
    expect(codes(draftOf('14:00', '15:00'), { sensitiveWords: [''] })).toEqual([]);
  });
});

describe('everything at once', () => {
  const worst = draftOf('08:00', '09:45', {
    subject: '赌博',
    rooms: [
      { ...offline, bookable: false, openMinutes: [600, 660] },
      { ...approved, status: 'OUT_OF_ORDER', approval: { required: true, auditorIds: [] } },
    ],
  });
  const neighbours = [
    { roomId: 'zhiyuan', beginTime: at('09:45'), endTime: at('10:00'), memberStaffIds: ['lin', 'zhou'] },
  ];

  it('[BOOK-04] every refusal is answered, the weightiest first', () => {
    expect(codes(worst, { neighbours, sensitiveWords: ['赌博'] })).toEqual([
      400403007, 400405001, 400416015, 400416023, 400403001, 400405022, 400405018, 400405002, 400406011,
    ]);
  });

  it('[BOOK-04] with times that are none, only the rules without times speak', () => {
    expect(codes({ ...worst, endTime: Number.NaN }, { neighbours, sensitiveWords: ['赌博'] })).toEqual([
      400416028, 400416015, 400416023, 400405018, 400406011,
    ]);
  });

  it('never throws, whatever the times', () => {
    const time = fc.oneof(
      fc.double(),
      fc.integer(),
      fc.maxSafeInteger(),
      fc.string(),
      fc.constant(undefined),
    ) as fc.Arbitrary<number>;
    fc.assert(
      fc.property(time, time, (beginTime, endTime) => {
        checkBooking({ ...worst, beginTime, endTime }, { ...facts, neighbours });
      }),
    );
  });

  it('what a rule about time suggests, that rule lets through', () => {
    const minute = fc.integer({ min: 0, max: 4 * 1_440 });
    const length = fc.integer({ min: 15, max: 120 });
    const rooms = fc.constantFrom(
      [officeHours],
      [approved],
      [{ ...approved, openMinutes: [540, 1_080] as const, openWeekdays: [1, 3] }],
    );
    fc.assert(
      fc.property(minute, length, rooms, (offset, minutes, chosen) => {
        const beginTime = at('2026-11-17T00:00') + offset * 60_000;
        const draft = draftOf('14:00', '15:00', {
          rooms: chosen,
          beginTime,
          endTime: beginTime + minutes * 60_000,
        });
        for (const refusal of checkBooking(draft, facts)) {
          const nearest = refusal.facts.suggestion;
          if (nearest) expect(codes({ ...draft, ...nearest })).not.toContain(refusal.code);
        }
      }),
      { numRuns: 500 },
    );
  });
});
