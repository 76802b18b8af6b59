import type { Command } from '../../kernel/commands/run-command';
import { lockOwnContact, mutualConcerns, ownConcern } from './own-contact';

/**
 * Deletes one of the caller's contacts (CON-06), also one who has left the company meanwhile.
 *
 * @throws ServiceError 404000 when the caller has no such contact
 */
export const deleteContact: Command<{ id: string }, void> = async (trx, caller, { id }) => {
  const contact = await lockOwnContact(trx, caller, id);
  await trx
    .deleteFrom('personal_contact')
    .where('company_id', '=', caller.companyId)
    .where('id', '=', contact.id)
    .execute();
  return {
    result: undefined,
    change: {
      actor: caller.staffId,
      log: [],
      concerns: [ownConcern(caller, contact), ...(await mutualConcerns(trx, caller, contact.staff_id))],
    },
  };
};
