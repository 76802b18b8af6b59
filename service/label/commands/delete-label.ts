import type { Command } from '../../kernel/commands/run-command';
import { labelChange, lockOwnLabel } from './own-label';

/**
 * Deletes one of the caller's labels (CON-07); its people stay what they are.
 *
 * @throws ServiceError 404000 when the caller has no such label
 */
export const deleteLabel: Command<{ id: string }, void> = async (trx, caller, { id }) => {
  await lockOwnLabel(trx, caller, id);
  await trx.deleteFrom('label').where('company_id', '=', caller.companyId).where('id', '=', id).execute();
  return { result: undefined, change: labelChange(caller, id) };
};
