import type { OccurrenceRepair } from '@/lib/contract/series';
import { bulkRepair, type BulkRepair } from './bulk-repair';

const room = (id: string): OccurrenceRepair => ({
  kind: 'room',
  insteadOf: 'river',
  room: { id, name: id },
  needsApproval: false,
});
const time = (beginTime: number): OccurrenceRepair => ({ kind: 'time', beginTime, endTime: beginTime + 60 });

const first = { recursAt: 100, repairs: [room('small'), room('tide'), time(115)] };
const second = { recursAt: 200, repairs: [room('clouds'), room('tide')] };
const third = { recursAt: 300, repairs: [time(330), time(285)] };
const hopeless = { recursAt: 400, repairs: [] };
const rows = [first, second, third, hopeless];

const chosen = (how: BulkRepair) =>
  Object.fromEntries(
    [...bulkRepair(rows, how)].map(([start, repair]) => [
      start,
      repair.kind === 'room' ? repair.room.id : repair.beginTime,
    ]),
  );

describe('[REP-02] repairs of all refused occurrences at once', () => {
  it('keeping the time takes the room that helps most', () => {
    expect(chosen('keepTime')).toEqual({ 100: 'tide', 200: 'tide' });
  });

  it('keeping the room takes the nearest times', () => {
    expect(chosen('keepRoom')).toEqual({ 100: 115, 300: 330 });
  });

  it('with the fewest changes of rooms takes a room only where no time helps', () => {
    expect(chosen('fewestRooms')).toEqual({ 100: 115, 200: 'clouds', 300: 330 });
  });

  it('prefers the best room of the first where several help as much', () => {
    expect([...bulkRepair([first], 'keepTime').values()]).toEqual([room('small')]);
  });
});
