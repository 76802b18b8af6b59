import type { Kysely } from 'kysely';
import { requestApprovals } from '../../../approval/commands/request-approval';
import type { Database } from '../../../db/database';
import type { Caller } from '../../../kernel/caller';
import type { PreparedRow } from '../new-occurrences';

type Requesting = { seriesId: string; rows: readonly PreparedRow[]; reason: string | undefined; now: number };

/**
 * Requests what a series needs approval for: one record per room and meeting service for all occurrences that have the series' own, and
 * records of their own for the others.
 */
export async function requestRooms(
  trx: Kysely<Database>,
  caller: Caller,
  { seriesId, rows, reason, now }: Requesting,
): Promise<void> {
  const asking = rows.filter(({ things }) => things.length > 0);
  const [first] = asking.filter(({ meeting }) => !meeting.asksAlone);
  const alone = asking.filter(({ meeting }) => meeting.asksAlone);
  await requestApprovals(trx, {
    caller,
    now: new Date(now),
    reason,
    requests: [
      ...(first ? [{ meetingId: first.meeting.id, seriesId, things: first.things }] : []),
      ...alone.map(({ meeting, things }) => ({ meetingId: meeting.id, things })),
    ],
  });
}
