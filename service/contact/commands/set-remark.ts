import type { Contact } from '@/lib/contract/contact';
import { noChange } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { presentPerson } from '../person-shape';
import { readerOf } from '../queries/may-read';
import { getPerson } from '../queries/people';
import { lockOwnContact, ownConcern } from './own-contact';

/**
 * Sets a contact's remark name (CON-05). An empty one removes the former remark, and changes nothing where there was none.
 *
 * @throws ServiceError 404000 when the caller has no such contact, or the colleague has left
 */
export const setRemark: Command<{ id: string; remark: string }, Contact> = async (
  trx,
  caller,
  { id, remark, now },
) => {
  const contact = await lockOwnContact(trx, caller, id);
  const isSame = (contact.remark ?? '') === remark;
  if (!isSame)
    await trx
      .updateTable('personal_contact')
      .set({ remark: remark === '' ? null : remark })
      .where('company_id', '=', caller.companyId)
      .where('id', '=', contact.id)
      .execute();
  return {
    result: presentPerson(await getPerson(trx, readerOf(caller, now), contact.id)),
    change: isSame ? noChange : { actor: caller.staffId, log: [], concerns: [ownConcern(caller, contact)] },
  };
};
