import type { RoomOrder } from '@/lib/contract/room';
import type { OrderOfRoom } from '@/lib/contract/codecs/order-columns';
import { isHidden } from '@/lib/domain/meeting/is-hidden';
import type { OrderRow } from '../queries/orders';

/** Who is no member of a private meeting sees that the room is taken, and nothing else (S46). */
export function presentOrderOfRoom(
  row: Omit<OrderRow, 'id' | 'room_id' | 'relation'>,
  relation: OrderRow['relation'],
): OrderOfRoom {
  const order: OrderOfRoom = {
    beginTime: row.begins_at,
    endTime: row.ends_at,
    state: row.state === 'held' ? 'held' : 'confirmed',
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
