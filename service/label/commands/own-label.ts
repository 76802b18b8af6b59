import type { Kysely } from 'kysely';
import { errorCodes } from '@/lib/domain/error-codes';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import type { Change } from '../../kernel/commands/change';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';

/**
 * Locks one of the caller's labels and answers its name.
 *
 * @throws ServiceError 404000 when the caller has no such label
 */
export async function lockOwnLabel(
  trx: Kysely<Database>,
  { companyId, staffId }: Caller,
  id: string,
): Promise<{ name: string }> {
  const row = await trx
    .selectFrom('label')
    .where('company_id', '=', companyId)
    .where('owner_id', '=', staffId)
    .where('id', '=', id)
    .select('name')
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ServiceError(httpCodes.notFound);
  return row;
}

/**
 * Passes on what a write answers; a name that another label of the caller took meanwhile becomes the refusal for it.
 *
 * @throws ServiceError 400408001
 */
export async function refuseTakenName<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (isTakenName(error)) throw new ServiceError(errorCodes.labelNameTaken, { cause: error });
    throw error;
  }
}

// Checked by shape and not by class: errors may come from another realm.
const isTakenName = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'constraint' in error &&
  error.constraint === 'label_company_id_owner_id_name_key';

/** A change of one of the caller's labels, for the caller's own pages. */
export const labelChange = ({ staffId }: Caller, labelId: string): Change => ({
  actor: staffId,
  log: [],
  concerns: [{ kind: 'contact', id: labelId, staffId }],
});
