import type { Kysely } from 'kysely';
import type { Notes } from '@/lib/contract/note';
import type { Database } from '../db/database';
import type { Caller } from '../kernel/caller';
import { inSnapshot } from '../kernel/commands/transaction';
import type { Deps } from '../kernel/deps';
import { httpCodes, ServiceError } from '../kernel/errors/service-error';
import { selectMeeting } from '../meeting/queries/select-meeting';
import { assertReadsNotes, readsDraft } from './policy';
import { presentNotes } from './present';
import { findFormerNotes } from './queries/find-former-notes';
import { findNotes } from './queries/find-notes';

/**
 * The notes of a meeting for a caller.
 *
 * @throws ServiceError 404000 when there is no such meeting, 403000 for a caller outside it
 */
export const readNotes = ({ db }: Pick<Deps, 'db'>, caller: Caller, meetingId: string): Promise<Notes> =>
  inSnapshot(db, (trx) => readParts(trx, caller, meetingId));

async function readParts(db: Kysely<Database>, caller: Caller, meetingId: string): Promise<Notes> {
  const meeting = await selectMeeting(db, caller).where('meeting.id', '=', meetingId).executeTakeFirst();
  if (meeting === undefined) throw new ServiceError(httpCodes.notFound);
  assertReadsNotes(meeting, caller.staffId);
  const row = await findNotes(db, caller, meetingId);
  const isWriter = readsDraft(meeting, caller.staffId);
  const former = isWriter && row === undefined ? await findFormerNotes(db, meeting) : undefined;
  return presentNotes({ meeting, row, former, isWriter });
}
