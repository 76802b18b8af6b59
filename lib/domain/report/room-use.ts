import { type Day, weekdayOf } from '@/lib/time/day';
import { minutesOfDay, minutesPerHour, msPerMinute } from '@/lib/time/instant';
import type { Window } from '../booking/booking-window';
import { setupLimits } from '../limits/operator/setup-limits';
import type { OpenMinutes } from '../room/room-facts';

export type ReportedRoom = { roomId: string; openMinutes: OpenMinutes; openWeekdays: readonly number[] };

export type UsedTime = Window & {
  roomId: string;
  isSigned: boolean;
  /** Before its planned end: by a person, or by the clock because nobody came. */
  ended?: 'early' | 'released' | undefined;
};

/** How one room was used. */
export type RoomUse = {
  roomId: string;
  meetings: number;
  bookedMinutes: number;
  /** Minutes in which it could be booked. */
  openMinutes: number;
  signed: number;
  endedEarly: number;
  released: number;
  /** The share of the busiest hours in which it was free; 1 where it does not open then. */
  freeAtPeak: number;
};

export type UseReport = {
  rooms: RoomUse[];
  /** For every hour of the working day the share of the rooms' open time that was booked. */
  hours: { hour: number; share: number }[];
  peak: { hour: number; share: number };
};

type Tally = Omit<RoomUse, 'openMinutes' | 'freeAtPeak'> & { room: ReportedRoom; byHour: number[] };

const [firstHour, lastHour] = setupLimits.reportHours;
const hours = Array.from({ length: lastHour - firstHour }, (_, index) => firstHour + index);
const inWholeDay: OpenMinutes = [0, Number.POSITIVE_INFINITY];

/** The minutes that two stretches of a day share. */
const shared = ([from, to]: OpenMinutes, [otherFrom, otherTo]: OpenMinutes): number =>
  Math.max(0, Math.min(to, otherTo) - Math.max(from, otherFrom));

const hourOf = (hour: number): OpenMinutes => [hour * minutesPerHour, (hour + 1) * minutesPerHour];

/**
 * Counts how rooms are used on some days: booked, signed in to, ended early, and free at the hour when most are taken. Bookings
 * are added piece by piece, for a year of them is too many for the memory.
 *
 * @example
 * const use = countRoomUse({ rooms: [room], days: ['2026-11-18'], zone });
 * use.add([nineToTen]);
 * use.report().rooms[0]?.bookedMinutes //=> 60
 */
export function countRoomUse({
  rooms,
  days,
  zone,
}: {
  rooms: readonly ReportedRoom[];
  days: readonly Day[];
  zone: string;
}) {
  const tallies = new Map(rooms.map((room) => [room.roomId, emptyTally(room)]));
  return {
    add(used: readonly UsedTime[]): void {
      for (const time of used) {
        const tally = tallies.get(time.roomId);
        if (tally) addTo(tally, time, zone);
      }
    },
    report(): UseReport {
      const all = [...tallies.values()];
      const shares = hours.map((hour, index) => {
        const open = all.reduce((sum, { room }) => sum + openOn(days, room, hourOf(hour)), 0);
        const booked = all.reduce((sum, { byHour }) => sum + (byHour[index] ?? 0), 0);
        return { hour, share: shareOf(booked, open) };
      });
      const busiest = shares.reduce((best, each) => (each.share > best.share ? each : best));
      return { rooms: all.map((tally) => useOf(tally, busiest.hour, days)), hours: shares, peak: busiest };
    },
  };
}

const emptyTally = (room: ReportedRoom): Tally => ({
  ...{ room, roomId: room.roomId, byHour: hours.map(() => 0) },
  ...{ meetings: 0, bookedMinutes: 0, signed: 0, endedEarly: 0, released: 0 },
});

function addTo(tally: Tally, { beginTime, endTime, isSigned, ended }: UsedTime, zone: string): void {
  const minutes = (endTime - beginTime) / msPerMinute;
  const start = minutesOfDay(beginTime, zone);
  tally.meetings += 1;
  tally.bookedMinutes += minutes;
  tally.signed += Number(isSigned);
  tally.endedEarly += Number(ended === 'early');
  tally.released += Number(ended === 'released');
  for (const [index, hour] of hours.entries())
    tally.byHour[index] = (tally.byHour[index] ?? 0) + shared([start, start + minutes], hourOf(hour));
}

/** The minutes of a stretch of the day in which a room opens, on all days together. */
const openOn = (days: readonly Day[], room: ReportedRoom, stretch: OpenMinutes): number =>
  shared(room.openMinutes, stretch) * days.filter((day) => room.openWeekdays.includes(weekdayOf(day))).length;

const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : Math.min(1, part / whole));

function useOf({ room, byHour, ...counts }: Tally, peakHour: number, days: readonly Day[]): RoomUse {
  const bookedAtPeak = byHour[hours.indexOf(peakHour)] ?? 0;
  return {
    ...counts,
    openMinutes: openOn(days, room, inWholeDay),
    freeAtPeak: 1 - shareOf(bookedAtPeak, openOn(days, room, hourOf(peakHour))),
  };
}
