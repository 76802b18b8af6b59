import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import type { LockedMeeting } from '../../meeting/commands/lock-meeting';

/** Stores the agenda of a locked meeting; an occurrence of a series then differs from its rule (REP-04). */
export const writeAgenda = (
  trx: Kysely<Database>,
  caller: Caller,
  { meeting, content }: { meeting: LockedMeeting; content: string },
) =>
  trx
    .updateTable('meeting')
    .where('company_id', '=', caller.companyId)
    .where('id', '=', meeting.id)
    .set((eb) => ({
      content: content === '' ? null : content,
      is_exception: meeting.series_id !== null,
      version: eb('version', '+', 1),
    }))
    .execute();
