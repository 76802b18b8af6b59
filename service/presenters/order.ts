import type { RoomOrder } from '@/lib/contract/room';
import { isHidden } from '../policies/meeting';
import type { OrderRow } from '../queries/orders';

/** Who is no member of a private meeting sees that the room is taken, and nothing else (S46). */
export function presentOrder(row: OrderRow): RoomOrder {
  const taken: RoomOrder = {
    orderNo: row.id,
    roomId: row.room_id,
    beginTime: row.begins_at,
    endTime: row.ends_at,
    state: row.state === 'held' ? 'held' : 'confirmed',
  };
  if (isHidden(row)) return taken;
  return {
    ...taken,
    ...(row.relation && { mine: row.relation === 'organizer' ? 'organizer' : 'attendee' }),
    meetingNo: row.meeting_no,
    subject: row.subject,
    organizerName: row.organizer_name,
  };
}
