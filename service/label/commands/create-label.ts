import { v7 as newId } from 'uuid';
import type { Label } from '@/lib/contract/label';
import { errorCodes } from '@/lib/domain/error-codes';
import { contactLimits } from '@/lib/domain/limits/contact-limits';
import type { Command } from '../../kernel/commands/run-command';
import { ServiceError } from '../../kernel/errors/service-error';
import { labelChange, refuseTakenName } from './own-label';

/**
 * Creates a label of the caller's own (CON-07).
 *
 * @throws ServiceError 400408001 when another label of the caller has the name, 400408002 when the caller has too many
 */
export const createLabel: Command<{ name: string }, Label> = async (trx, caller, { name, now }) => {
  const { companyId, staffId } = caller;
  const { total } = await trx
    .selectFrom('label')
    .where('company_id', '=', companyId)
    .where('owner_id', '=', staffId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (total >= contactLimits.labelsMax) throw new ServiceError(errorCodes.tooManyLabels);
  const id = newId();
  const row = { company_id: companyId, id, owner_id: staffId, name, created_at: new Date(now) };
  await refuseTakenName(trx.insertInto('label').values(row).execute());
  return { result: { id, name, staffCount: 0 }, change: labelChange(caller, id) };
};
