import type { ScheduleRecord } from '@/lib/contract/schedule';
import { innerAreas } from '@/lib/domain/room/inner-areas';
import { commonText } from '../zh-cn/common';

type Placed = Pick<ScheduleRecord['meeting'], 'address' | 'rooms'>;

/**
 * Where a meeting is, its rooms with building and floor.
 *
 * @example
 * placeWords({ address: '听雨', rooms: [{ roomName: '听雨', address: '上海 / 一号楼 / 3F' }] }) //=> '听雨 · 一号楼 3F'
 */
export const placeWords = ({ address, rooms }: Placed): string =>
  rooms === undefined || rooms.length === 0
    ? address
    : rooms
        .map((room) => [room.roomName, innerAreas(room.address)].filter(Boolean).join(commonText.separator))
        .join('、');

/** The shortest name of the place, for a tab's title; the subject of a meeting without any. */
export const placeName = ({ address, rooms, subject }: Placed & { subject: string }): string =>
  rooms?.[0]?.roomName ?? (address || subject);
