import type { Kysely } from 'kysely';
import { anyOf } from '../../db/sql/any-of';
import type { Database } from '../../db/database';
import { ServiceError, httpCodes } from '../../kernel/errors/service-error';
import type { Caller } from '../../kernel/caller';
import { type SelectedMeeting, selectMeeting } from '../queries/select-meeting';

export type LockedMeeting = SelectedMeeting;

/**
 * The meetings that a change is about, locked in id order: the one, or with `wholeSeries` every occurrence of its series. They
 * come with the facts that the policy judges by, as these are under the lock.
 *
 * @throws ServiceError 404000 when the caller's company has no such meeting
 */
export async function lockMeetings(
  trx: Kysely<Database>,
  caller: Caller,
  { id, wholeSeries }: { id: string; wholeSeries: boolean },
): Promise<[LockedMeeting, ...LockedMeeting[]]> {
  const seriesId = wholeSeries ? await findSeriesId(trx, caller, id) : null;
  const meetings = trx.selectFrom('meeting').where('company_id', '=', caller.companyId);
  const chosen =
    seriesId === null ? meetings.where('id', '=', id) : meetings.where('series_id', '=', seriesId);
  const locked = await chosen.orderBy('id').forUpdate().select('id').execute();

  // The statement that waits for a lock answers other tables as they were before it waited.
  const rows = await selectMeeting(trx, caller)
    .where('meeting.id', '=', anyOf(locked.map((row) => row.id)))
    .orderBy('meeting.id')
    .execute();
  const itself = rows.find((row) => row.id === id);
  if (itself === undefined) throw new ServiceError(httpCodes.notFound);
  return [itself, ...rows.filter((row) => row.id !== id)];
}

async function findSeriesId(trx: Kysely<Database>, caller: Caller, id: string): Promise<string | null> {
  const meeting = await trx
    .selectFrom('meeting')
    .where('company_id', '=', caller.companyId)
    .where('id', '=', id)
    .select('series_id')
    .executeTakeFirst();
  return meeting?.series_id ?? null;
}
