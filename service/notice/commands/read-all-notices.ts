import { instant } from '../../db/sql/instant';
import { noChange } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { listConcern, markUnread } from './mark-notices-read';

/** Records that the caller has read every notice up to an instant; what came since stays unread. Answers how many. */
export const readAllNotices: Command<{ until: number }, { count: number }> = async (
  trx,
  caller,
  { until, now },
) => {
  const { numUpdatedRows } = await markUnread(trx, caller, now)
    .where('sent_at', '<=', instant(until))
    .executeTakeFirst();
  const result = { count: Number(numUpdatedRows) };
  if (result.count === 0) return { result, change: noChange };
  return { result, change: { actor: caller.staffId, log: [], concerns: [listConcern(caller)] } };
};
