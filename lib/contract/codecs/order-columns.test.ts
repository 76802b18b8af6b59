import type { DayOrder } from '../../domain/room/day-order';
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
  taken('river', [540, 600], { ...meeting('0000000042', '晨会', '王芳'), mine: 'attendee', ending: true }),
  taken('tide', [600, 690], { state: 'held' }),
  taken('tide', [690, 720.25], {
    ...meeting('9007199254740993', '', '陈晨'),
    mine: 'organizer',
    state: 'held',
  }),
  taken('tide', [1_410, 1_470 + 1 / 60_000], meeting('不是数字', '42', '王芳')),
];
const river = day.slice(0, 2);
const tide = day.slice(2);

it('[ROOM-02] a day goes through columns and comes back, room by room as they were asked for', () => {
  const columns = encodeOrders([tide, [], river], beginTime);
  const sent = JSON.parse(JSON.stringify(columns)) as typeof columns;
  expect(decodeOrders(sent, ['tide', 'empty', 'river'])).toEqual([...tide, ...river]);
});

it('has a room once that was asked for twice', () => {
  const columns = encodeOrders([river, tide], beginTime);
  expect(decodeOrders(columns, ['river', 'river', 'tide'])).toEqual(day);
});

it('[S46] says of a booking that is hidden when and in which room, and nothing else', () => {
  const columns = encodeOrders([[taken('river', [540, 600])]], beginTime);
  expect(columns).toMatchObject({ counts: [1], hidden: [0], meetingNos: [], subjects: [], organizers: [] });
});

it('says a text once', () => {
  const { subjects, organizers } = encodeOrders([river, tide], beginTime);
  expect(subjects).toEqual(['晨会', 0, '', '42']);
  expect(organizers).toEqual(['陈晨', '王芳', 0, 1]);
});
