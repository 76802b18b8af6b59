import type { RoomFacts } from '../room-facts';
import { doorChoices } from './door-choices';

const at = (time: string) => Date.parse(`2026-11-18T${time}:00+08:00`);
const zone = 'Asia/Shanghai';
const room: RoomFacts = {
  roomId: 'r1',
  name: '望江',
  status: 'AVAILABLE',
  kind: 'online',
  bookable: true,
  openMinutes: [540, 1080],
  approval: { required: false, auditorIds: [] },
};
const minutesAt = (time: string, facts: Partial<RoomFacts> = {}, taken: [string, string][] = []) =>
  doorChoices({
    room: { ...room, ...facts },
    taken: taken.map(([from, to]) => ({ beginTime: at(from), endTime: at(to) })),
    now: at(time),
    zone,
  }).map(({ minutes, beginTime }) => [minutes, beginTime]);

test('[ROOM-02] a free room is booked for 15, 30 or 45 minutes from the next quarter', () => {
  const from = at('10:15');
  expect(minutesAt('10:07')).toEqual([
    [15, from],
    [30, from],
    [45, from],
  ]);
  expect(minutesAt('10:15').map(([, begin]) => begin)).toEqual([from, from, from]);
});

test.each<[string, string, Partial<RoomFacts>, [string, string][], number[]]>([
  ['until the next booking', '10:07', {}, [['10:45', '11:00']], [15, 30]],
  ['right after the running one', '10:07', {}, [['09:45', '10:15']], [15, 30, 45]],
  ['not while another is there', '10:07', {}, [['10:00', '11:00']], []],
  ['until the room closes', '17:40', {}, [], [15]],
  ['not when it is closed', '18:01', {}, [], []],
  ['not before it opens', '08:40', {}, [], []],
  ['not what needs approval', '10:07', { approval: { required: true, auditorIds: ['a'] } }, [], []],
  ['not what is out of order', '10:07', { status: 'OUT_OF_ORDER' }, [], []],
  ['not what only some may book', '10:07', { bookable: false }, [], []],
  ['not past midnight', '23:40', { openMinutes: [0, 1440] }, [], [15]],
])('[ROOM-02] %s', (_title, time, facts, taken, minutes) => {
  expect(minutesAt(time, facts, taken).map(([length]) => length)).toEqual(minutes);
});
