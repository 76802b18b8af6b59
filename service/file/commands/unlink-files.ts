import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { anyOf } from '../../db/sql/any-of';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { concern, noChange } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { lockMeetings } from '../../meeting/commands/lock-meeting';
import { assertMay, viewerOf } from '../../meeting/policy';
import { getConcernedStaffIds } from '../../meeting/queries/concerned-staff';

type Unlink = { id: string; fileIds: readonly string[] };

/**
 * Takes files off a meeting; one that is gone already is no error.
 *
 * @throws ServiceError 403000 for anyone but the creator, 400405020 where its state no longer allows it
 */
export const unlinkFiles: Command<Unlink, void> = async (trx, caller, { id, fileIds, now }) => {
  const [meeting] = await lockMeetings(trx, caller, { id, wholeSeries: false });
  assertMay('editFiles', meeting, { viewer: viewerOf(caller.staffId, meeting), now });
  const removed = await trx
    .deleteFrom('meeting_file')
    .where('company_id', '=', caller.companyId)
    .where('meeting_id', '=', meeting.id)
    .where('id', '=', anyOf(fileIds))
    .returning(['file_key', 'file_name'])
    .execute();
  if (removed.length === 0) return { result: undefined, change: noChange };
  await markUnlinked(trx, caller, { keys: removed.map((file) => file.file_key), now });
  return {
    result: undefined,
    change: {
      actor: caller.staffId,
      log: [
        {
          meetingId: meeting.id,
          kind: 'filesRemoved',
          data: { names: removed.map((file) => file.file_name) },
        },
      ],
      concerns: [
        ...concern('meeting', [meeting.id]),
        ...concern('staff', await getConcernedStaffIds(trx, caller, [meeting.id])),
      ],
    },
  };
};

/** Uploads that no other meeting refers to, such as an occurrence of the same series. */
const markUnlinked = (
  trx: Kysely<Database>,
  caller: Caller,
  { keys, now }: { keys: readonly string[]; now: number },
) =>
  trx
    .updateTable('uploaded_file as upload')
    .where('company_id', '=', caller.companyId)
    .where('file_key', '=', sql<string>`any(${keys}::text[])`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('meeting_file as file')
            .whereRef('file.company_id', '=', 'upload.company_id')
            .whereRef('file.file_key', '=', 'upload.file_key')
            .select('file.id'),
        ),
      ),
    )
    .set({ unlinked_at: new Date(now) })
    .execute();
