import { type CandidateRoom, findTimes, type TimeSearch } from './find-time';

const zone = 'Asia/Shanghai';
/** Wednesday, 18 November 2026 by default. */
const at = (time: string, day = '2026-11-18') => Date.parse(`${day}T${time}:00+08:00`);
const span = (from: string, to: string, day?: string) => ({ beginTime: at(from, day), endTime: at(to, day) });

const room: CandidateRoom = {
  roomId: 'small',
  name: '望江',
  status: 'AVAILABLE',
  kind: 'online',
  bookable: true,
  openMinutes: [0, 1440],
  approval: { required: false, auditorIds: [] },
  capacity: 8,
  areaId: '3F',
  taken: [],
};

const search = (extra: Partial<TimeSearch> = {}): TimeSearch => ({
  people: [
    { staffId: 'lin', busy: [] },
    { staffId: 'zhou', busy: [] },
  ],
  rooms: [room],
  minutes: 30,
  within: span('00:00', '23:59'),
  now: at('10:07'),
  zone,
  ...extra,
});

const times = (extra?: Partial<TimeSearch>) =>
  findTimes(search(extra)).map(({ beginTime, roomId, busyStaffIds }) => [
    new Date(beginTime + 8 * 3_600_000).toISOString().slice(5, 16),
    roomId,
    busyStaffIds,
  ]);

test('[BEY-05] the soonest quarter hours ahead, ten at most, none over another', () => {
  const proposed = times();
  expect(proposed.slice(0, 3)).toEqual([
    ['11-18T10:15', 'small', []],
    ['11-18T10:45', 'small', []],
    ['11-18T11:15', 'small', []],
  ]);
  expect(proposed).toHaveLength(10);
});

test('[BEY-05] fewest busy people come before soonest', () => {
  const people = [
    { staffId: 'lin', busy: [span('10:00', '11:00')] },
    { staffId: 'zhou', busy: [span('10:00', '10:30'), span('11:00', '18:00')] },
  ];
  expect(times({ people })[0]).toEqual(['11-18T10:30', 'small', ['lin']]);
  expect(times({ people })[1]).toEqual(['11-18T11:00', 'small', ['zhou']]);
  expect(times({ people: [{ staffId: 'lin', busy: [span('10:00', '17:00')] }] })[0]).toEqual([
    '11-18T17:00',
    'small',
    [],
  ]);
});

test('[BEY-05] a time without a free room is not proposed', () => {
  expect(times({ rooms: [] })).toEqual([]);
  expect(times({ rooms: [{ ...room, taken: [span('09:00', '17:30')] }] })).toEqual([
    ['11-18T17:30', 'small', []],
  ]);
});

test('[BEY-05] [BOOK-05] an offline room is not proposed next to another booking', () => {
  const taken = [span('09:00', '17:00')];
  expect(times({ rooms: [{ ...room, kind: 'offline', taken }] })[0]?.[0]).toBe('11-18T17:15');
  expect(times({ rooms: [{ ...room, taken }] })[0]?.[0]).toBe('11-18T17:00');
});

test('[BEY-05] [ROOM-06] a room proposes itself within its hours and weekdays, with time to approve', () => {
  expect(times({ rooms: [{ ...room, openMinutes: [16 * 60, 17 * 60] }] })).toEqual([
    ['11-18T16:00', 'small', []],
    ['11-18T16:30', 'small', []],
  ]);
  expect(times({ rooms: [{ ...room, openWeekdays: [4] }] })).toEqual([]);
  const approved = { ...room, approval: { required: true, auditorIds: ['chen'] } };
  expect(times({ rooms: [approved], now: at('10:07') })[0]?.[0]).toBe('11-18T10:30');
});

test('[BEY-05] the area of the last booking first, then no approval, then the smallest', () => {
  const rooms = [
    { ...room, roomId: 'hall', capacity: 40 },
    { ...room, roomId: 'asks', capacity: 4, approval: { required: true, auditorIds: ['chen'] } },
    { ...room, roomId: 'fits', capacity: 6 },
    { ...room, roomId: 'usual', capacity: 20, areaId: '5F' },
  ];
  expect(times({ rooms, usualAreaId: '5F' })[0]?.[1]).toBe('usual');
  expect(times({ rooms })[0]?.[1]).toBe('fits');
  expect(times({ rooms: rooms.slice(0, 2) })[0]?.[1]).toBe('hall');
});

test('[BEY-05] nights and weekends are left out', () => {
  const within = { beginTime: at('18:00', '2026-11-20'), endTime: at('09:30', '2026-11-23') };
  expect(times({ within })).toEqual([['11-23T09:00', 'small', []]]);
});
