import type { RoomFacts } from '@/lib/domain/room/room-facts';
import type { RoomRow } from './queries/rooms';

/** A stored room as the rules of booking read it. */
export const roomFactsOf = (row: RoomRow): RoomFacts => ({
  roomId: row.id,
  name: row.name,
  status: row.status,
  kind: row.app_id !== null ? 'chat-app' : row.is_offline ? 'offline' : 'online',
  bookable: row.may_book,
  openMinutes: [row.open_from_minute, row.open_to_minute],
  openWeekdays: row.open_weekdays,
  approval: { required: row.needs_approval, auditorIds: row.auditors.map((auditor) => auditor.id) },
});
