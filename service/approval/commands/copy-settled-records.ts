import { type Kysely, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { isNewestRecord } from '../../meeting/queries/meeting-conditions';

type Copying = { fromSeriesId: string; toSeriesId: string };

/** Gives a series that was split off the settled requests that its occurrences rest on; the other half has its own. */
export async function copySettledRecords(
  trx: Kysely<Database>,
  { companyId }: Caller,
  { fromSeriesId, toSeriesId }: Copying,
): Promise<void> {
  const settled = await trx
    .selectFrom('audit_record as record')
    .where('record.company_id', '=', companyId)
    .where('record.series_id', '=', fromSeriesId)
    .where('record.status', '<>', 'AUDITING')
    .where(isNewestRecord)
    .select('record.id')
    .execute();
  const first = await trx
    .selectFrom('meeting')
    .where('company_id', '=', companyId)
    .where('series_id', '=', toSeriesId)
    .where('asks_alone', '=', false)
    .orderBy('begins_at')
    .select('id')
    .limit(1)
    .executeTakeFirst();
  if (settled.length === 0 || first === undefined) return;
  const ids = sql`unnest(${settled.map(({ id }) => id)}::uuid[], ${settled.map(() => newId())}::uuid[])
    as copy (record_id, id)`;
  // The foreign keys of the auditors are judged at the end of the statement.
  await sql`
    with wanted as (select * from ${ids}), copied as (
      insert into audit_record (company_id, id, meeting_id, type, status, applicant_id, reason, refuse_reason, settled_by,
        settled_at, created_at, room_id, meeting_service_id, series_id, reminded_at)
      select record.company_id, wanted.id, ${first.id}::uuid, record.type, record.status, record.applicant_id, record.reason,
        record.refuse_reason, record.settled_by, record.settled_at, record.created_at, record.room_id,
        record.meeting_service_id, ${toSeriesId}::uuid, record.reminded_at
      from wanted join audit_record record on record.company_id = ${companyId} and record.id = wanted.record_id
    )
    insert into audit_record_auditor (company_id, record_id, staff_id, read_at, status, listed_at)
    select auditor.company_id, wanted.id, auditor.staff_id, auditor.read_at, auditor.status, auditor.listed_at
    from wanted join audit_record_auditor auditor
      on auditor.company_id = ${companyId} and auditor.record_id = wanted.record_id`.execute(trx);
}
