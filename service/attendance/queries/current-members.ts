import type { Kysely } from 'kysely';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';

/** The people of a meeting, the organizer included, without those who were taken out or left. */
export async function getCurrentMemberIds(
  db: Kysely<Database>,
  caller: Caller,
  meetingId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('meeting_member')
    .where('company_id', '=', caller.companyId)
    .where('meeting_id', '=', meetingId)
    .where('state', '<>', inviteStates.withdrawn)
    .select('staff_id')
    .execute();
  return rows.map((row) => row.staff_id);
}
