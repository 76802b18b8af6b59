import { type Kysely, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';

/** A room or a meeting service that needs approval, with the people who work as its auditors. */
export type RequestedThing = { auditorIds: readonly string[] } & (
  { roomId: string; serviceId?: undefined } | { serviceId: string; roomId?: undefined }
);

type Request = {
  caller: Caller;
  now: Date;
  meetingId: string;
  things: readonly RequestedThing[];
  reason: string | undefined;
};

/**
 * Requests the rooms and meeting services of a held booking (BOOK-06): one record for each, addressed to its own auditors.
 *
 * @returns the ids of the records, in the order of the things
 */
export async function requestApproval(
  trx: Kysely<Database>,
  { caller, now, meetingId, things, reason }: Request,
): Promise<string[]> {
  const { companyId, staffId } = caller;
  const records = things.map((thing) => ({ ...thing, id: newId() }));
  await trx
    .insertInto('audit_record')
    .values(
      records.map(({ id, roomId, serviceId }) => ({
        company_id: companyId,
        id,
        meeting_id: meetingId,
        type: serviceId === undefined ? ('ROOM' as const) : ('MEETING_SERVICE' as const),
        status: 'AUDITING' as const,
        applicant_id: staffId,
        reason: reason ?? null,
        created_at: now,
        room_id: roomId ?? null,
        meeting_service_id: serviceId ?? null,
      })),
    )
    .execute();
  const addressed = records.flatMap(({ id, auditorIds }) =>
    [...new Set(auditorIds)].map((auditorId) => ({ id, auditorId })),
  );
  await sql`
    insert into audit_record_auditor (company_id, record_id, staff_id, listed_at)
    select ${companyId}::uuid, addressed.record_id, addressed.staff_id, ${now}::timestamptz
    from unnest(${addressed.map(({ id }) => id)}::uuid[], ${addressed.map(({ auditorId }) => auditorId)}::uuid[])
      as addressed (record_id, staff_id)`.execute(trx);
  return records.map(({ id }) => id);
}
