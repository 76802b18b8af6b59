import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';
import { anyOf } from '../../db/sql/any-of';

type Revocation = {
  companyId: string;
  /** Meetings whose own requests end. */
  meetingIds: string[];
  /** Series whose requests end. */
  seriesIds: string[];
  settledBy: string;
  now: number;
};

/** Ends open requests that are no longer needed, because other ones take their place; orders and approvals are the caller's. */
export async function revokeRecords(
  trx: Kysely<Database>,
  { companyId, meetingIds, seriesIds, settledBy, now }: Revocation,
): Promise<void> {
  await trx
    .updateTable('audit_record')
    .where('company_id', '=', companyId)
    .where('status', '=', 'AUDITING')
    .where((eb) =>
      eb.or([
        eb('series_id', '=', anyOf(seriesIds)),
        eb.and([eb('series_id', 'is', null), eb('meeting_id', '=', anyOf(meetingIds))]),
      ]),
    )
    .set({ status: 'AUDIT_REVOKE', settled_by: settledBy, settled_at: new Date(now) })
    .execute();
}
