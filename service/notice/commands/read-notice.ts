import { noChange } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import { listConcern, markUnread } from './mark-notices-read';

/**
 * Records that the caller has read a notice; twice is once.
 *
 * @throws ServiceError 404000 for a notice that is not in the caller's list
 */
export const readNotice: Command<{ id: string }, void> = async (trx, caller, { id, now }) => {
  const marked = await markUnread(trx, caller, now).where('id', '=', id).executeTakeFirst();
  if (marked.numUpdatedRows > 0n) {
    const change = { actor: caller.staffId, log: [], concerns: [listConcern(caller)] };
    return { result: undefined, change };
  }
  const own = await trx
    .selectFrom('notice')
    .where('company_id', '=', caller.companyId)
    .where('staff_id', '=', caller.staffId)
    .where('id', '=', id)
    .where('channel', '=', 'app')
    .where('is_listed', '=', true)
    .where('sent_at', 'is not', null)
    .select('id')
    .executeTakeFirst();
  if (own === undefined) throw new ServiceError(httpCodes.notFound);
  return { result: undefined, change: noChange };
};
