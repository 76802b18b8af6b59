import type { Kysely } from 'kysely';
import { ruleBefore } from '@/lib/domain/series/expand-series';
import { dayOf } from '@/lib/time/day';
import type { Database } from '../../db/database';
import { anyOf } from '../../db/sql/any-of';
import type { Caller } from '../../kernel/caller';
import { insertSeries, seriesColumns } from './insert-series';
import type { EditToWrite } from '../edited-contents';

/** Writes the rule and the template of an edited series, of a split one into a series of its own; answers its number. */
export async function storeEditedSeries(
  trx: Kysely<Database>,
  caller: Caller,
  { series, seriesId, affected, request, draft, plan, times, now }: EditToWrite,
): Promise<string> {
  const { companyId } = caller;
  const zone = series.time_zone;
  const written = plan.filter(({ state }) => state === 'write');
  const endsAt = Math.max(...written.map(({ endTime }) => endTime));
  const skipped = plan
    .filter(({ state }) => state === 'skipped')
    .map(({ recursAt }) => dayOf(recursAt, zone));
  const exdates = [...new Set([...series.exdates, ...skipped])].sort();
  const columns = { request, series: draft, times };
  const update = trx
    .updateTable('meeting_series')
    .where('company_id', '=', companyId)
    .where('id', '=', series.id);
  if (!affected.isSplit) {
    await update.set({ ...seriesColumns(columns, endsAt), exdates }).execute();
    return series.repeat_meeting_no;
  }
  const { repeatMeetingNo } = await insertSeries(trx, caller, {
    ...{ ...columns, id: seriesId, exdates, endsAt, continuesSeriesId: series.id, now },
  });
  const boundary = Math.min(...affected.part.map((row) => row.recurs_at ?? row.begins_at));
  await update.set({ rrule: ruleBefore(series.rrule, dayOf(boundary, zone), zone) }).execute();
  await trx
    .updateTable('meeting')
    .where('company_id', '=', companyId)
    .where('series_id', '=', series.id)
    .where('id', '=', anyOf(affected.part.map(({ id }) => id)))
    .set({ series_id: seriesId })
    .execute();
  return repeatMeetingNo;
}
