import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/database';
import { ServiceError, httpCodes } from '../../kernel/errors';
import type { Caller } from '../../kernel/caller';

export type LockedMeeting = Selectable<Database['meeting']>;

/**
 * The meetings that a change is about, locked in id order: the one, or with `wholeSeries` every occurrence of its series.
 *
 * @throws ServiceError 404000 when the caller's company has no such meeting
 */
export async function lockMeetings(
  trx: Kysely<Database>,
  caller: Caller,
  { id, wholeSeries }: { id: string; wholeSeries: boolean },
): Promise<[LockedMeeting, ...LockedMeeting[]]> {
  const one = await trx
    .selectFrom('meeting')
    .where('company_id', '=', caller.companyId)
    .where('id', '=', id)
    .select(['id', 'series_id'])
    .executeTakeFirst();
  if (one === undefined) throw new ServiceError(httpCodes.notFound);

  const meetings = trx.selectFrom('meeting').where('company_id', '=', caller.companyId);
  const chosen =
    wholeSeries && one.series_id !== null
      ? meetings.where('series_id', '=', one.series_id)
      : meetings.where('id', '=', id);
  const rows = await chosen.orderBy('id').forUpdate().selectAll().execute();
  const itself = rows.find((row) => row.id === id);
  if (itself === undefined) throw new ServiceError(httpCodes.notFound);
  return [itself, ...rows.filter((row) => row.id !== id)];
}
