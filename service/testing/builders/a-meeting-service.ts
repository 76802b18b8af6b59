import type { Db, Row } from './db';
import { longAgo, newId, nextNumber } from './db';

type Service = Partial<Row<'meeting_service'>> & {
  company_id: string;
  roomIds: string[];
  auditors: string[];
};

/** A meeting service that rooms offer. */
export async function aMeetingService(
  db: Db,
  { roomIds, auditors, ...overrides }: Service,
): Promise<{ id: string; name: string }> {
  const number = nextNumber();
  const service = { id: newId(), name: `服务${number}`, position: number, created_at: longAgo, ...overrides };
  await db.insertInto('meeting_service').values(service).execute();
  const key = { company_id: service.company_id, meeting_service_id: service.id };
  for (const staffId of auditors)
    await db
      .insertInto('meeting_service_auditor')
      .values({ ...key, staff_id: staffId })
      .execute();
  for (const roomId of roomIds)
    await db
      .insertInto('room_meeting_service')
      .values({ ...key, room_id: roomId })
      .execute();
  return { id: service.id, name: service.name };
}
