import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database';
import { type Change, changeRows } from './change';

/** Leaves a change in the log of its meetings and in the outbox, inside the transaction of the change itself (R40). */
export async function writeChange(
  trx: Kysely<Database>,
  { companyId, change, now }: { companyId: string; change: Change; now: number },
): Promise<void> {
  const rows = changeRows(change);
  const at = new Date(now);
  await sql`
    with logged as (
      insert into change_log (company_id, id, meeting_id, actor_id, kind, data, created_at)
      select ${companyId}::uuid, entry.id, entry.meeting_id, ${change.actor}::uuid, entry.kind, entry.data::jsonb,
        ${at}::timestamptz
      from unnest(${rows.logIds}::uuid[], ${rows.logMeetingIds}::uuid[], ${rows.logKinds}::text[], ${rows.logData}::text[])
        as entry (id, meeting_id, kind, data)
    )
    insert into outbox (company_id, kind, ids, staff_id, created_at)
    select ${companyId}::uuid, concern.kind, concern.ids::uuid[], concern.staff_id, ${at}::timestamptz
    from unnest(${rows.concernKinds}::text[], ${rows.concernIds}::text[], ${rows.concernStaffIds}::uuid[])
      as concern (kind, ids, staff_id)`.execute(trx);
}
