import { addDays } from '@/lib/time/day';
import { countRoomUse, type UsedTime } from './room-use';

const zone = 'Asia/Shanghai';
const at = (time: string) => Date.parse(`2026-11-18T${time}:00+08:00`);
const everyDay = [0, 1, 2, 3, 4, 5, 6];
const river = { roomId: 'river', openMinutes: [540, 1_080], openWeekdays: [1, 2, 3, 4, 5] } as const;
const cloud = { roomId: 'cloud', openMinutes: [0, 1_440], openWeekdays: everyDay } as const;
const used = (from: string, to: string, parts: Partial<UsedTime> = {}): UsedTime => ({
  ...{ roomId: 'river', beginTime: at(from), endTime: at(to), isSigned: false },
  ...parts,
});
const wednesday = ['2026-11-18'];

function report(times: UsedTime[], days = wednesday) {
  const use = countRoomUse({ rooms: [river, cloud], days, zone });
  for (const time of times) use.add([time]);
  return use.report();
}

test('[ROOM-02] bookings are counted room by room, with what became of them', () => {
  const { rooms } = report([
    used('10:00', '11:00', { isSigned: true }),
    used('14:00', '14:15', { ended: 'released' }),
    used('16:00', '16:30', { isSigned: true, ended: 'early' }),
    used('09:00', '10:00', { roomId: 'a room that is gone' }),
  ]);
  expect(rooms).toEqual([
    {
      ...{ roomId: 'river', meetings: 3, bookedMinutes: 105, openMinutes: 540 },
      ...{ signed: 2, endedEarly: 1, released: 1, freeAtPeak: 0 },
    },
    {
      ...{ roomId: 'cloud', meetings: 0, bookedMinutes: 0, openMinutes: 1_440 },
      ...{ signed: 0, endedEarly: 0, released: 0, freeAtPeak: 1 },
    },
  ]);
});

test('[ROOM-02] the peak is the hour in which most of the open time is booked', () => {
  const { peak, hours } = report([used('09:30', '10:30'), used('10:00', '10:45', { roomId: 'cloud' })]);
  expect(peak).toEqual({ hour: 10, share: 75 / 120 });
  // At eight only one of the rooms opens.
  expect(hours.find(({ hour }) => hour === 8)).toEqual({ hour: 8, share: 0 });
  expect(hours.find(({ hour }) => hour === 9)?.share).toBe(0.25);
});

test('[ROOM-06] a day on which a room does not open is no open time', () => {
  const week = Array.from({ length: 7 }, (_, index) => addDays('2026-11-16', index));
  expect(report([], week).rooms.map(({ openMinutes }) => openMinutes)).toEqual([5 * 540, 7 * 1_440]);
});
