import { type Kysely, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { approversOf } from '../policy';

/** A room or a meeting service that needs approval, with the people who work as its auditors. */
export type RequestedThing = { auditorIds: readonly string[] } & (
  { roomId: string; serviceId?: undefined } | { serviceId: string; roomId?: undefined }
);

type Request = {
  meetingId: string;
  /** Where the request stands for all occurrences of a series, of which the meeting is one. */
  seriesId?: string;
  things: readonly RequestedThing[];
};

type Requests = {
  caller: Caller;
  now: Date;
  reason: string | undefined;
  requests: readonly Request[];
};

/**
 * Requests the rooms and meeting services of held bookings (BOOK-06): one record for each, addressed to its own auditors, of whom
 * the applicant is none where there are others, unless the company permits it.
 *
 * @returns the ids of the records, in the order of the requests and their things
 */
export async function requestApprovals(
  trx: Kysely<Database>,
  { caller, now, reason, requests }: Requests,
): Promise<string[]> {
  const { companyId, staffId } = caller;
  const records = requests.flatMap(({ things, ...request }) =>
    things.map((thing) => ({ ...request, ...thing, id: newId() })),
  );
  if (records.length === 0) return [];
  await trx
    .insertInto('audit_record')
    .values(
      records.map(({ id, meetingId, seriesId, roomId, serviceId }) => ({
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
        series_id: seriesId ?? null,
      })),
    )
    .execute();
  const addressed = records.flatMap(({ id, auditorIds }) =>
    approversOf(auditorIds, caller).map((auditorId) => ({ id, auditorId })),
  );
  await sql`
    insert into audit_record_auditor (company_id, record_id, staff_id, listed_at)
    select ${companyId}::uuid, addressed.record_id, addressed.staff_id, ${now}::timestamptz
    from unnest(${addressed.map(({ id }) => id)}::uuid[], ${addressed.map(({ auditorId }) => auditorId)}::uuid[])
      as addressed (record_id, staff_id)`.execute(trx);
  return records.map(({ id }) => id);
}

/** The same for one booking. */
export const requestApproval = (
  trx: Kysely<Database>,
  { caller, now, reason, ...request }: Omit<Requests, 'requests'> & Request,
): Promise<string[]> => requestApprovals(trx, { caller, now, reason, requests: [request] });
