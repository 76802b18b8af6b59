import type { Label } from '@/lib/contract/label';
import { noChange } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import { findLabel } from '../queries/labels';
import { labelChange, lockOwnLabel, refuseTakenName } from './own-label';

/**
 * Renames one of the caller's labels (CON-07).
 *
 * @throws ServiceError 404000 when the caller has no such label, 400408001 when another one has the name
 */
export const renameLabel: Command<{ id: string; name: string }, Label> = async (
  trx,
  caller,
  { id, name },
) => {
  const isSame = (await lockOwnLabel(trx, caller, id)).name === name;
  if (!isSame)
    await refuseTakenName(
      trx
        .updateTable('label')
        .set({ name })
        .where('company_id', '=', caller.companyId)
        .where('id', '=', id)
        .execute(),
    );
  const result = await findLabel(trx, caller, id);
  if (!result) throw new ServiceError(httpCodes.notFound);
  return { result, change: isSame ? noChange : labelChange(caller, id) };
};
