import type { Kysely } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { ResponseOf } from '@/lib/contract';
import type { Database } from '../db/database';
import type { Caller } from '../kernel/caller';
import { inSnapshot } from '../kernel/commands/transaction';
import type { Deps } from '../kernel/deps';
import { httpCodes, ServiceError } from '../kernel/errors/service-error';
import { presentChange } from './present';
import { getChangeLog } from './queries/change-log';
import { requireInside } from './require-inside';

type Page = ResponseOf<'GET /api-meeting/api/user/v2/meetings/{id}/change-logs'>;
type Place = { id: string; cursor?: string | undefined };

/**
 * A page of a meeting's change log, for those who see what stays among its members.
 *
 * @throws ServiceError 400000 for a cursor that is none, 404000 when there is no such meeting, 403000 for anybody else
 */
export const readChangeLog = ({ db }: Pick<Deps, 'db'>, caller: Caller, place: Place): Promise<Page> =>
  inSnapshot(db, (trx) => readPage(trx, caller, place));

async function readPage(db: Kysely<Database>, caller: Caller, { id, cursor }: Place): Promise<Page> {
  if (cursor && !isUuid(cursor)) throw new ServiceError(httpCodes.invalid);
  const { meeting } = await requireInside(db, caller, id);
  const { entries, nextCursor } = await getChangeLog(db, caller, {
    meetingId: meeting.id,
    ...(cursor && { cursor }),
  });
  return { list: entries.map(presentChange), ...(nextCursor !== null && { nextCursor }) };
}
