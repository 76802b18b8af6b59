import type { Kysely } from 'kysely';
import { settleRequests } from '../../approval/commands/settle-requests';
import type { Database } from '../../db/database';
import { anyOf } from '../../db/sql/any-of';
import type { Caller } from '../../kernel/caller';
import { type Change, concern } from '../../kernel/commands/change';
import { getConcernedStaffIds } from '../../meeting/queries/concerned-staff';

/** Cancels locked meetings, ends what they request and frees their rooms. */
export async function cancelMeetings(
  trx: Kysely<Database>,
  caller: Caller,
  { ids, now }: { ids: string[]; now: number },
): Promise<Change> {
  await trx
    .updateTable('meeting')
    .where('company_id', '=', caller.companyId)
    .where('id', '=', anyOf(ids))
    .set((eb) => ({ cancelled_at: new Date(now), version: eb('version', '+', 1) }))
    .execute();
  const { roomIds } = await settleRequests(trx, {
    companyId: caller.companyId,
    meetingIds: ids,
    event: { kind: 'revoke' },
    isCancelled: true,
    settledBy: caller.staffId,
    now,
  });
  const staffIds = await getConcernedStaffIds(trx, caller, ids);
  return {
    actor: caller.staffId,
    log: ids.map((meetingId) => ({ meetingId, kind: 'cancelled' as const })),
    concerns: [...concern('meeting', ids), ...concern('room', roomIds), ...concern('staff', staffIds)],
  };
}
