import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';
import type { LockedMeeting } from './lock-meeting';

/** Counts a change of a meeting that stands in other tables, so that an edit that began before it is refused. */
export const raiseVersion = (trx: Kysely<Database>, meeting: Pick<LockedMeeting, 'company_id' | 'id'>) =>
  trx
    .updateTable('meeting')
    .where('company_id', '=', meeting.company_id)
    .where('id', '=', meeting.id)
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute();
