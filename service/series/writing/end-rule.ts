import type { Kysely } from 'kysely';
import { ruleBefore } from '@/lib/domain/series/expand-series';
import { dayOf } from '@/lib/time/day';
import type { Database } from '../../db/database';
import type { OccurrenceRow, StoredSeries } from '../queries/occurrences';

type Ending = {
  series: StoredSeries;
  /** All its occurrences, by the rule's order, and those that take place. */
  occurrences: readonly OccurrenceRow[];
  standing: readonly OccurrenceRow[];
};

const plannedAt = (row: OccurrenceRow) => row.recurs_at ?? row.begins_at;

/** Lets the stored rule end before the occurrences that were cancelled after its last one; a series of which nothing is left keeps its rule. */
export async function endRule(
  trx: Kysely<Database>,
  { series, occurrences, standing }: Ending,
): Promise<void> {
  const last = standing.at(-1);
  const cut = last && occurrences.find((row) => plannedAt(row) > plannedAt(last));
  if (cut === undefined) return;
  await trx
    .updateTable('meeting_series')
    .where('company_id', '=', series.company_id)
    .where('id', '=', series.id)
    .set({ rrule: ruleBefore(series.rrule, dayOf(plannedAt(cut), series.time_zone), series.time_zone) })
    .execute();
}
