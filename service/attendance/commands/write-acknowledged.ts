import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';

/** Notes that the caller knows of the end of a meeting, or of the own part in it: its notice dot goes (CAL-06). */
export async function writeAcknowledged(
  trx: Kysely<Database>,
  caller: Caller,
  { meetingId, at }: { meetingId: string; at: Date },
): Promise<void> {
  await trx
    .insertInto('meeting_read')
    .values({
      company_id: caller.companyId,
      meeting_id: meetingId,
      staff_id: caller.staffId,
      read_at: at,
      acknowledged_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'meeting_id', 'staff_id'])
        .doUpdateSet({ read_at: at, acknowledged_at: at }),
    )
    .execute();
}
