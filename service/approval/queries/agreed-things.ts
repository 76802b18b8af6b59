import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';
import { isAboutMeeting, isNewestRecord } from '../../meeting/queries/meeting-conditions';

/** The ids of the rooms and meeting services of a meeting that were agreed to last. */
export async function getAgreedThings(
  db: Kysely<Database>,
  { company_id: companyId, id: meetingId }: { company_id: string; id: string },
): Promise<ReadonlySet<string>> {
  const records = await db
    .selectFrom('meeting')
    .innerJoin('audit_record as record', (join) => join.on(isAboutMeeting))
    .where('meeting.company_id', '=', companyId)
    .where('meeting.id', '=', meetingId)
    .where('record.status', '=', 'AUDIT_AGREE')
    .where(isNewestRecord)
    .select(['record.room_id', 'record.meeting_service_id'])
    .execute();
  return new Set(records.flatMap((record) => record.room_id ?? record.meeting_service_id ?? []));
}
