import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import { getOccurrences, type OccurrenceRow, selectSeries, type StoredSeries } from '../queries/occurrences';

export type LockedSeries = { series: StoredSeries; occurrences: OccurrenceRow[] };

/**
 * A series with its occurrences, locked: the series first, then the meetings in id order, as everywhere. Two edits of one series follow each
 * other.
 *
 * @throws ServiceError 404000 when the caller's company has no such series, 403000 for anyone but its creator
 */
export async function lockSeries(
  trx: Kysely<Database>,
  caller: Caller,
  repeatMeetingNo: string,
): Promise<LockedSeries> {
  const series = await selectSeries(trx, caller.companyId, repeatMeetingNo).forUpdate().executeTakeFirst();
  if (series === undefined) throw new ServiceError(httpCodes.notFound);
  if (series.creator_id !== caller.staffId) throw new ServiceError(httpCodes.forbidden);
  await trx
    .selectFrom('meeting')
    .where('company_id', '=', caller.companyId)
    .where('series_id', '=', series.id)
    .orderBy('id')
    .forUpdate()
    .select('id')
    .execute();
  // The statement that waits for a lock answers other tables as they were before it waited.
  return { series, occurrences: await getOccurrences(trx, caller, series.id) };
}
