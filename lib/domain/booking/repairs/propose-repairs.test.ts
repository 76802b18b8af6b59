import { errorCodes } from '../../error-codes';
import { limits } from '../../limits/limits';
import type { BookingFacts } from '../booking-rule';
import { checkBooking } from '../check-booking';
import { proposeRepairs, type RepairSearch } from './propose-repairs';
import { repairsOf } from './repairs-of-code';
import type { RepairRoom } from './room-likeness';

const zone = 'Asia/Shanghai';
const at = (time: string, day = '2026-11-18') => Date.parse(`${day}T${time}:00+08:00`);
const window = (begin: string, end: string) => ({ beginTime: at(begin), endTime: at(end) });
const room: RepairRoom = {
  roomId: 'wangjiang',
  name: '望江',
  status: 'AVAILABLE',
  kind: 'online',
  bookable: true,
  openMinutes: [0, 1_440],
  approval: { required: false, auditorIds: [] },
  capacity: 8,
  areaId: '3F',
  taken: [],
  serviceIds: [],
};
const facts: BookingFacts = { now: at('10:07'), zone, limits, sensitiveWords: [], neighbours: [] };
const approved = { approval: { required: true, auditorIds: ['chen'] } };

const searchOf = (
  times: ReturnType<typeof window>,
  {
    rooms = [room],
    others = [],
    ...more
  }: Partial<RepairSearch['draft'] & Pick<RepairSearch, 'others'>> = {},
): RepairSearch => ({
  draft: { ...times, subject: '周会', rooms, memberStaffIds: ['lin', 'zhou'], ...more },
  others,
  facts,
});
const clock = (instant: number) => new Date(instant + 8 * 3_600_000).toISOString().slice(11, 16);
const repairsAsText = (search: RepairSearch) =>
  proposeRepairs(search).map(
    ({ kind, beginTime, endTime, roomIds }) =>
      `${kind} ${clock(beginTime)}–${clock(endTime)} ${roomIds.join()}`,
  );
const other = (roomId: string, parts: Partial<RepairRoom> = {}): RepairRoom => ({
  ...room,
  roomId,
  ...parts,
});

const taken = { ...room, taken: [window('14:30', '15:00'), window('16:00', '17:00')] };

test.each<[string, RepairSearch, string[]]>([
  ['nothing to mend', searchOf(window('14:00', '15:00')), []],
  ['[BOOK-05] 91 minutes and more', searchOf(window('14:00', '15:45')), ['shorter 14:00–15:30 wangjiang']],
  ['the past', searchOf(window('09:00', '09:30')), ['time 10:15–10:45 wangjiang']],
  [
    'times that are none',
    searchOf({ beginTime: Number.NaN, endTime: Number.NaN }),
    ['time 10:15–10:45 wangjiang'],
  ],
  [
    '[BOOK-04] a taken room',
    searchOf(window('14:00', '15:00'), { rooms: [taken], others: [other('tingtao')] }),
    [
      'room 14:00–15:00 tingtao',
      'time 15:00–16:00 wangjiang',
      'time 13:30–14:30 wangjiang',
      'shorter 14:00–14:30 wangjiang',
    ],
  ],
  [
    'a room that is out of order, at no other time',
    searchOf(window('14:00', '15:00'), { rooms: [other('r', { status: 'OUT_OF_ORDER' })], others: [room] }),
    ['room 14:00–15:00 wangjiang'],
  ],
  [
    '[ROOM-06] a room without permission, and no other one',
    searchOf(window('14:00', '15:00'), { rooms: [other('r', { bookable: false })] }),
    [],
  ],
  [
    'an approval that comes too late',
    searchOf(window('10:15', '10:45'), { rooms: [other('r', approved)], others: [room] }),
    ['room 10:15–10:45 wangjiang', 'time 10:30–11:00 r'],
  ],
  [
    '[ROOM-06] hours that the room is closed',
    searchOf(window('17:30', '18:30'), { rooms: [other('r', { openMinutes: [540, 1_080] })] }),
    ['time 09:00–10:00 r', 'time 17:00–18:00 r', 'shorter 17:30–18:00 r'],
  ],
  [
    'too long and taken at once',
    searchOf(window('14:00', '16:00'), { rooms: [taken], others: [other('tingtao')] }),
    [
      'room 14:00–15:30 tingtao',
      'time 17:00–18:30 wangjiang',
      'time 13:00–14:30 wangjiang',
      'shorter 14:00–14:30 wangjiang',
    ],
  ],
  [
    'two rooms of which one is taken',
    searchOf(window('14:00', '15:00'), { rooms: [taken, other('b')], others: [other('c'), other('b')] }),
    [
      'room 14:00–15:00 c,b',
      'time 15:00–16:00 wangjiang,b',
      'time 13:30–14:30 wangjiang,b',
      'shorter 14:00–14:30 wangjiang,b',
    ],
  ],
])('repairs %s', (_, search, repairs) => {
  expect(repairsAsText(search)).toEqual(repairs);
});

test('the same people carry an offline room on neither by a new time nor by a new room', () => {
  const offline = other('a', { kind: 'offline', taken: [window('13:00', '14:00')] });
  const next = other('b', { kind: 'offline', taken: [window('15:00', '16:00')] });
  const members = { memberStaffIds: ['lin', 'zhou'] };
  const neighbours = [
    { roomId: 'a', ...window('13:00', '14:00'), ...members },
    { roomId: 'b', ...window('15:00', '16:00'), ...members },
  ];
  const search = {
    ...searchOf(window('14:00', '15:00'), { rooms: [offline], others: [next] }),
    facts: { ...facts, neighbours },
  };
  expect(repairsAsText(search)).toEqual(['time 14:15–15:15 a', 'time 11:45–12:45 a']);
});

test('services that nobody agrees to are left out, and those that the new room does not offer', () => {
  const [tea, lights] = [
    { serviceId: 'tea', auditorIds: ['chen'] },
    { serviceId: 'lights', auditorIds: [] },
  ];
  const rooms = [other('r', { serviceIds: ['tea', 'lights'] })];
  const missing = proposeRepairs(searchOf(window('14:00', '15:00'), { rooms, services: [tea, lights] }));
  expect(missing).toMatchObject([{ kind: 'services', serviceIds: ['tea'], beginTime: at('14:00') }]);
  const full = [{ ...rooms[0]!, taken: [window('14:00', '15:00')] }];
  const [exchanged] = proposeRepairs(
    searchOf(window('14:00', '15:00'), { rooms: full, services: [tea], others: [room] }),
  );
  expect(exchanged).toMatchObject({ kind: 'room', roomIds: ['wangjiang'], serviceIds: [] });
});

test('the room that is most alike comes first', () => {
  const others = [
    other('far', { areaId: '9F' }),
    other('hall', { capacity: 40 }),
    other('booth', { capacity: 1 }),
    other('small', { capacity: 6 }),
    other('larger', { capacity: 10 }),
    other('alike'),
  ];
  const [first, second, third, fourth] = repairsAsText(
    searchOf(window('14:00', '15:00'), { rooms: [other('r', { status: 'OUT_OF_ORDER' })], others }),
  );
  expect([first, second, third, fourth].map((text) => text?.split(' ').at(-1))).toEqual([
    'alike',
    'larger',
    'hall',
    'small',
  ]);
});

test('[EDIT-03] a change takes no room that needs approval, and none mends an approval that is not given', () => {
  const search = searchOf(window('14:00', '15:00'), {
    rooms: [other('r', approved)],
    others: [other('a', approved), room],
  });
  const update = { approval: null, isMove: true, changesMembers: false };
  expect(repairsAsText({ ...search, update })).toEqual(['room 14:00–15:00 wangjiang']);
  expect(repairsAsText({ ...search, update: { ...update, approval: 'AUDITING' } })).toEqual([]);
});

test('each repair is judged again: nothing is refused, and nothing taken', () => {
  const draft = { rooms: [taken], others: [other('x', { taken: [window('14:00', '14:15')] }), other('y')] };
  for (let minute = 0; minute < 24 * 60; minute += 15) {
    const beginTime = at('00:00') + minute * 60_000;
    const search = searchOf({ beginTime, endTime: beginTime + 75 * 60_000 }, draft);
    for (const { beginTime: begin, endTime, roomIds } of proposeRepairs(search)) {
      const rooms = [...search.draft.rooms, ...search.others].filter(({ roomId }) =>
        roomIds.includes(roomId),
      );
      expect(checkBooking({ ...search.draft, beginTime: begin, endTime, rooms }, facts)).toEqual([]);
      expect(
        rooms
          .flatMap((each) => each.taken)
          .filter((each) => each.beginTime < endTime && begin < each.endTime),
      ).toEqual([]);
    }
  }
});

test('a code shows its own kinds first, at most four, and sensitive words none', () => {
  const repairs = (['room', 'room', 'room', 'time', 'shorter'] as const).map((kind, id) => ({ kind, id }));
  const idsOf = (code: Parameters<typeof repairsOf>[0]) => repairsOf(code, repairs).map(({ id }) => id);
  expect(idsOf(errorCodes.roomConflict)).toEqual([0, 3, 4, 1]);
  expect(idsOf(errorCodes.meetingTooLong)).toEqual([4, 3, 0, 1]);
  expect(idsOf(errorCodes.sensitiveContent)).toEqual([]);
});
