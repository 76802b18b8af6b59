import { v7 as newId } from 'uuid';
import type { Kysely } from 'kysely';
import type { Contact } from '@/lib/contract/contact';
import { errorCodes } from '@/lib/domain/error-codes';
import { contactLimits } from '@/lib/domain/limits/contact-limits';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { noChange } from '../../kernel/commands/change';
import { isSameId } from '../../kernel/same-id';
import type { Command } from '../../kernel/commands/run-command';
import { ServiceError } from '../../kernel/errors/service-error';
import { presentPerson } from '../person-shape';
import { readerOf } from '../queries/may-read';
import { getPerson } from '../queries/people';
import { mutualConcerns, ownConcern } from './own-contact';

/**
 * Adds a colleague to the caller's frequent contacts; one who is there already stays as they are (CON-06).
 *
 * @throws ServiceError 400407001 for oneself, 404000 for nobody that the caller may read, 400407002 when the list is full
 */
export const addContact: Command<{ staffId: string }, Contact> = async (trx, caller, { staffId, now }) => {
  if (isSameId(staffId, caller.staffId)) throw new ServiceError(errorCodes.contactIsSelf);
  const reader = readerOf(caller, now);
  const person = await getPerson(trx, reader, staffId);
  if (person.contact_id !== null) return { result: presentPerson(person), change: noChange };
  if ((await countContacts(trx, caller)) >= contactLimits.contactsMax)
    throw new ServiceError(errorCodes.tooManyContacts);
  const id = newId();
  await trx
    .insertInto('personal_contact')
    .values({
      company_id: caller.companyId,
      id,
      owner_id: caller.staffId,
      staff_id: staffId,
      real_name: person.real_name,
      created_at: new Date(now),
    })
    // Two tabs at once add one contact.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return {
    result: presentPerson(await getPerson(trx, reader, staffId)),
    change: {
      actor: caller.staffId,
      log: [],
      concerns: [
        ownConcern(caller, { id, staff_id: staffId }),
        ...(await mutualConcerns(trx, caller, staffId)),
      ],
    },
  };
};

async function countContacts(trx: Kysely<Database>, { companyId, staffId }: Caller): Promise<number> {
  const { total } = await trx
    .selectFrom('personal_contact')
    .where('company_id', '=', companyId)
    .where('owner_id', '=', staffId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}
