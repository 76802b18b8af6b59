import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';

type Own = { companyId: string; staffId: string; meetingId: string };

/** Whether somebody has signed the meeting in, and so is there. */
export async function hasSignedIn(db: Kysely<Database>, own: Own): Promise<boolean> {
  const row = await db
    .selectFrom('sign_record')
    .where('company_id', '=', own.companyId)
    .where('meeting_id', '=', own.meetingId)
    .where('staff_id', '=', own.staffId)
    .select('staff_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether somebody has told the others of being late. */
export async function hasToldLate(db: Kysely<Database>, own: Own): Promise<boolean> {
  const row = await db
    .selectFrom('notice')
    .where('company_id', '=', own.companyId)
    .where('meeting_id', '=', own.meetingId)
    .where('kind', '=', 'late')
    .where('label', '=', own.staffId)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
