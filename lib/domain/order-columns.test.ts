import type { DayOrder } from './day-order';
import { decodeOrders, encodeOrders } from './order-columns';

const beginTime = Date.parse('2026-11-18T00:00:00+08:00');
const at = (minute: number) => beginTime + minute * 60_000;
const taken = (roomId: string, [from, to]: [number, number], parts: Partial<DayOrder> = {}): DayOrder => ({
  roomId,
  beginTime: at(from),
  endTime: at(to),
  state: 'confirmed',
  ...parts,
});
const meeting = (meetingNo: string, subject: string, organizerName: string) => ({
  meetingNo,
  subject,
  organizerName,
});

const day: DayOrder[] = [
  taken('river', [-30, 30], meeting('2368787123', '晨会', '陈晨')),
  taken('river', [540, 600], { ...meeting('0000000042', '晨会', '王芳'), mine: 'attendee' }),
  taken('tide', [600, 690], { state: 'held' }),
  taken('tide', [690, 720.25], {
    ...meeting('9007199254740993', '', '陈晨'),
    mine: 'organizer',
    state: 'held',
  }),
  taken('tide', [1_410, 1_470 + 1 / 60_000], meeting('不是数字', '42', '王芳')),
];
const roomIds = ['tide', 'empty', 'river'];

it('[ROOM-02] a day goes through columns and comes back, room by room as they were asked for', () => {
  const columns = encodeOrders(day, { roomIds, beginTime });
  const [river1, river2, ...tide] = day;
  expect(decodeOrders(JSON.parse(JSON.stringify(columns)) as typeof columns, roomIds)).toEqual([
    ...tide,
    river1,
    river2,
  ]);
});

it('leaves out rooms that nobody asked for, and has a room once that was asked for twice', () => {
  const asked = ['river', 'river'];
  expect(decodeOrders(encodeOrders(day, { roomIds: asked, beginTime }), asked)).toEqual(day.slice(0, 2));
});

it('[S46] says of a booking that is hidden when and in which room, and nothing else', () => {
  const columns = encodeOrders([taken('river', [540, 600])], { roomIds: ['river'], beginTime });
  expect(columns).toMatchObject({ counts: [1], hidden: [0], meetingNos: [], subjects: [], organizers: [] });
});

it('says a text once', () => {
  const { subjects, organizers } = encodeOrders(day, { roomIds: ['river', 'tide'], beginTime });
  expect(subjects).toEqual(['晨会', 0, '', '42']);
  expect(organizers).toEqual(['陈晨', '王芳', 0, 1]);
});
