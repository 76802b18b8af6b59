import type { Room } from '@/lib/contract/room';
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
  audit: { required: row.needs_approval, auditors: row.auditors },
  can: { book: row.may_book, open: row.app_id === null },
});
