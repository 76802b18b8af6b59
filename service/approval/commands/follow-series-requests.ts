import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database';

type Following = { companyId: string; seriesIds: readonly string[]; settledBy: string | null; now: number };

/**
 * Brings the open requests of series in line after occurrences left them: a request names the first occurrence that waits for it, at whose start
 * it expires, and one that nothing waits for any more is revoked.
 */
export async function followSeriesRequests(
  trx: Kysely<Database>,
  { companyId, seriesIds, settledBy, now }: Following,
): Promise<void> {
  if (seriesIds.length === 0) return;
  await sql`
    with open as (
      select record.id, (
        select meeting.id from meeting
        where meeting.company_id = record.company_id and meeting.series_id = record.series_id and not meeting.asks_alone
          and meeting.approval = 'AUDITING' and meeting.cancelled_at is null
        order by meeting.begins_at, meeting.id limit 1) as first_id
      from audit_record record
      where record.company_id = ${companyId} and record.series_id = any(${[...seriesIds]}::uuid[])
        and record.status = 'AUDITING'
    )
    update audit_record record set
      meeting_id = coalesce(open.first_id, record.meeting_id),
      status = case when open.first_id is null then 'AUDIT_REVOKE' else record.status end,
      settled_by = case when open.first_id is null then ${settledBy}::uuid else record.settled_by end,
      settled_at = case when open.first_id is null then ${new Date(now)}::timestamptz else record.settled_at end
    from open where record.company_id = ${companyId} and record.id = open.id`.execute(trx);
}
