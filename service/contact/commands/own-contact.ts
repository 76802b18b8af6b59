import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import type { Concern } from '../../kernel/commands/change';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';

export type OwnContact = { id: string; staff_id: string | null; remark: string | null };

/**
 * One of the caller's contacts, locked; by its own id, or by the colleague's staff id.
 *
 * @throws ServiceError 404000 when the caller has no such contact
 */
export async function lockOwnContact(
  trx: Kysely<Database>,
  { companyId, staffId }: Caller,
  id: string,
): Promise<OwnContact> {
  const row = await trx
    .selectFrom('personal_contact')
    .where('company_id', '=', companyId)
    .where('owner_id', '=', staffId)
    .where((or) => or.or([or('id', '=', id), or('staff_id', '=', id)]))
    .select(['id', 'staff_id', 'remark'])
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ServiceError(httpCodes.notFound);
  return row;
}

/** A change of the caller's own contacts, for the caller's own pages. */
export const ownConcern = ({ staffId }: Caller, contact: Pick<OwnContact, 'id' | 'staff_id'>): Concern => ({
  kind: 'contact',
  id: contact.staff_id ?? contact.id,
  staffId,
});

/** The other one's page shows whether both have added each other; it hears nothing while that has not added the caller. */
export async function mutualConcerns(
  trx: Kysely<Database>,
  { companyId, staffId }: Caller,
  otherId: string | null,
): Promise<Concern[]> {
  if (otherId === null) return [];
  const theirs = await trx
    .selectFrom('personal_contact')
    .where('company_id', '=', companyId)
    .where('owner_id', '=', otherId)
    .where('staff_id', '=', staffId)
    .select('id')
    .executeTakeFirst();
  return theirs ? [{ kind: 'contact', id: staffId, staffId: otherId }] : [];
}
