import type { Kysely } from 'kysely';
import { expandSeries } from '@/lib/domain/series/expand-series';
import { msPerMinute } from '@/lib/time/instant';
import type { Database } from '../../db/database';

/** A series' rule with all starts that it gives. */
export type SeriesRule = { rule: string; zone: string; lengthMs: number; starts: number[] };

export async function getSeriesRule(
  db: Kysely<Database>,
  { companyId, seriesId }: { companyId: string; seriesId: string },
): Promise<SeriesRule | undefined> {
  const row = await db
    .selectFrom('meeting_series')
    .where('company_id', '=', companyId)
    .where('id', '=', seriesId)
    .select(['rrule', 'time_zone', 'starts_on', 'start_minute', 'length_minutes'])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const times = { zone: row.time_zone, startsOn: row.starts_on, startMinute: row.start_minute };
  const lengthMs = row.length_minutes * msPerMinute;
  const { occurrences = [] } = expandSeries({ ...times, rule: row.rrule, lengthMs });
  return {
    ...{ rule: row.rrule, zone: row.time_zone, lengthMs },
    starts: occurrences.map(({ recursAt }) => recursAt),
  };
}
