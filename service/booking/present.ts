import type { FoundTime } from '@/lib/contract/find-time';
import type { FoundTime as FoundRow } from './queries/find-time';

export const presentFoundTime = ({
  beginTime,
  endTime,
  room,
  isUsualArea,
  busyStaffIds,
}: FoundRow): FoundTime => ({
  beginTime,
  endTime,
  room: { id: room.id, name: room.name, address: room.area_path, capacity: room.capacity },
  isUsualArea,
  needsApproval: room.needs_approval,
  busyStaffIds,
});
