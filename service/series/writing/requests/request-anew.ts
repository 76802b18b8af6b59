import type { Kysely } from 'kysely';
import { followSeriesRequests } from '../../../approval/commands/follow-series-requests';
import { revokeRecords } from '../../../approval/commands/revoke-records';
import type { Database } from '../../../db/database';
import type { Caller } from '../../../kernel/caller';
import type { EditedRow } from '../../edited-contents';
import type { Affected } from '../../plan-edit';
import type { EditRequest } from '../../queries/edit-draft';
import type { StoredSeries } from '../../queries/occurrences';
import type { PreparedRow } from '../new-occurrences';
import { requestRooms } from './request-rooms';

type Renewal = {
  series: StoredSeries;
  seriesId: string;
  affected: Affected;
  request: EditRequest;
  rows: readonly PreparedRow[];
  edited: readonly EditedRow[];
  now: number;
};

/**
 * Requests anew what an edit moved (BOOK-06): the series once for all that wait, an occurrence with other rooms on its own. What waits and goes into
 * a series of its own is requested for that one.
 */
export async function requestAnew(
  trx: Kysely<Database>,
  caller: Caller,
  { series, seriesId, affected, request, rows, edited, now }: Renewal,
): Promise<void> {
  const stored = new Map(edited.map(({ row }) => [row.id, row]));
  const isAsking = ({ row, meeting }: PreparedRow) => {
    const before = stored.get(meeting.id);
    return row.moves || (affected.isSplit && before?.approval === 'AUDITING' && !before.asks_alone);
  };
  const asking = rows.filter(isAsking);
  if (asking.length === 0) return;
  const renewsSeries = asking.some(({ meeting, things }) => things.length > 0 && !meeting.asksAlone);
  const by = { companyId: caller.companyId, settledBy: caller.staffId, now };
  await revokeRecords(trx, {
    ...by,
    meetingIds: asking.map(({ meeting }) => meeting.id),
    seriesIds: renewsSeries && !affected.isSplit ? [series.id] : [],
  });
  await requestRooms(trx, caller, { seriesId, rows: asking, reason: request.reason, now });
  await followSeriesRequests(trx, { ...by, seriesIds: [series.id, seriesId] });
}
