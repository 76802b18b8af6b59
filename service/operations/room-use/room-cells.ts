import type { RoomUse } from '@/lib/domain/report/room-use';
import { exportText } from '@/lib/text/zh-cn/export';
import { formatMinutes } from '@/lib/time/format';
import { minutesPerHour } from '@/lib/time/instant';
import type { ReportedUse } from './company-use';

export const hourText = (hour: number): string =>
  `${formatMinutes(hour * minutesPerHour)}–${formatMinutes((hour + 1) * minutesPerHour)}`;

/** Two decimals: a quarter hour is 0.25. */
const hoursText = (minutes: number) => String(Math.round((minutes / minutesPerHour) * 100) / 100);

/** The share of its open time in which a room was booked. */
export const usedShare = ({
  bookedMinutes,
  openMinutes,
}: Pick<RoomUse, 'bookedMinutes' | 'openMinutes'>): number =>
  openMinutes === 0 ? 0 : bookedMinutes / openMinutes;

/** A room as the report's columns show it. */
export const roomCells = (room: ReportedUse): string[] => [
  room.name,
  room.path,
  String(room.capacity),
  String(room.meetings),
  hoursText(room.bookedMinutes),
  hoursText(room.openMinutes),
  exportText.percent(usedShare(room)),
  String(room.signed),
  String(room.endedEarly),
  String(room.released),
  exportText.percent(room.freeAtPeak),
];
