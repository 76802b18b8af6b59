import type { Kysely } from 'kysely';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { anyOf } from '../../db/sql/any-of';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import type { LockedMeeting } from './lock-meeting';

type Added = { meeting: LockedMeeting; staffIds: string[]; now: number };

/** Writes people into a meeting as newly invited, whatever they were in it before. */
export async function addMembers(
  trx: Kysely<Database>,
  caller: Caller,
  { meeting: { id, begins_at: beginsAt }, staffIds, now }: Added,
): Promise<void> {
  if (staffIds.length === 0) return;
  const at = new Date(now);
  await trx
    .insertInto('meeting_member')
    .values(
      staffIds.map((staffId) => ({
        company_id: caller.companyId,
        meeting_id: id,
        staff_id: staffId,
        begins_at: new Date(beginsAt),
        relation: 'attendee' as const,
        state: inviteStates.toConfirm,
        invitor_id: caller.staffId,
        created_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'meeting_id', 'staff_id']).doUpdateSet({
        state: inviteStates.toConfirm,
        reason: null,
        invitor_id: caller.staffId,
        created_at: at,
        deleted_at: null,
        removed_by: null,
        removed_at: null,
        left_at: null,
        former: null,
        reminded_at: null,
        agreed_to: null,
      }),
    )
    .execute();
  await trx
    .updateTable('meeting_read')
    .where('company_id', '=', caller.companyId)
    .where('meeting_id', '=', id)
    .where('staff_id', '=', anyOf(staffIds))
    .set({ acknowledged_at: null })
    .execute();
}
