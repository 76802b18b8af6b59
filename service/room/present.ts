import type { OrderOfRoom } from '@/lib/contract/codecs/order-columns';
import type { Room, RoomOrder } from '@/lib/contract/room';
import { shutRoom } from '@/lib/domain/booking/room-rules';
import { limits } from '@/lib/domain/limits/limits';
import { isHidden } from '@/lib/domain/meeting/is-hidden';
import { roomFactsOf } from './facts';
import type { OrderRow } from './queries/orders';
import type { RoomRow } from './queries/rooms';

export const presentRoom = (row: RoomRow): Room => ({
  id: row.id,
  name: row.name,
  areaId: row.area_id,
  areaPath: row.area_path,
  capacity: row.capacity,
  equipment: row.equipment,
  status: row.status,
  ...(row.status_reason && { statusReason: row.status_reason }),
  ...(row.app_id && { appId: row.app_id }),
  offline: row.is_offline,
  openFromMinute: row.open_from_minute,
  openToMinute: row.open_to_minute,
  ...(row.open_weekdays.length < limits.daysPerWeek && { openWeekdays: row.open_weekdays }),
  ...(row.sign_in_required && { signInRequired: true }),
  ...(row.release_after_minutes !== null && { releaseAfterMinutes: row.release_after_minutes }),
  audit: { required: row.needs_approval, auditors: row.auditors },
  can: { book: shutRoom(roomFactsOf(row)) === undefined, open: row.app_id === null },
});

/** A booking of a private meeting tells a caller who is no member that the room is taken, and nothing else (S46). */
export function presentOrderOfRoom(
  row: Omit<OrderRow, 'id' | 'room_id' | 'relation'>,
  relation: OrderRow['relation'],
): OrderOfRoom {
  const order: OrderOfRoom = {
    beginTime: row.begins_at,
    endTime: row.ends_at,
    state: row.state === 'held' ? 'held' : 'confirmed',
    ...(row.is_ending && { ending: true }),
  };
  if (isHidden({ scope: row.scope, relation })) return order;
  if (relation) order.mine = relation === 'organizer' ? 'organizer' : 'attendee';
  order.meetingNo = row.meeting_no;
  order.subject = row.subject;
  order.organizerName = row.organizer_name;
  return order;
}

export const presentOrder = (row: OrderRow): RoomOrder => ({
  orderNo: row.id,
  roomId: row.room_id,
  ...presentOrderOfRoom(row, row.relation),
});

type Named = { id: string; realName: string };
type RoomService = { roomId: string; id: string; name: string; auditors: Named[] };

/** Meeting services room by room; rooms without any are left out. */
export const presentRoomServices = (rows: readonly RoomService[]) =>
  [...new Set(rows.map(({ roomId }) => roomId))].map((roomId) => ({
    roomId,
    services: rows.flatMap((row) =>
      row.roomId === roomId ? [{ id: row.id, name: row.name, auditors: row.auditors }] : [],
    ),
  }));
