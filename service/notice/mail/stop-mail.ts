import { inTransaction } from '../../kernel/commands/transaction';
import { writeChange } from '../../kernel/commands/write-change';
import type { Deps } from '../../kernel/deps';
import { storeNoticeChoices } from '../commands/store-notice-choices';
import { getNoticeChoices } from '../queries/notice-choices';
import type { Unsubscription } from './unsubscribe-link';

/**
 * Switches one kind of mail off for one person, who is not logged in: the token of a link in the mail is all that is known. It does
 * what the person's own settings do, and nothing for somebody who works there no more.
 */
export async function stopMail(
  { db, clock, changes }: Pick<Deps, 'db' | 'clock' | 'changes'>,
  { companyId, staffId, kind }: Unsubscription,
): Promise<void> {
  const now = clock.now();
  const isNews = await inTransaction(db, async (trx) => {
    const person = await trx
      .selectFrom('staff')
      .where('company_id', '=', companyId)
      .where('id', '=', staffId)
      .where('deleted_at', 'is', null)
      .where('disabled_at', 'is', null)
      .select('id')
      .executeTakeFirst();
    if (person === undefined) return false;
    const choices = await getNoticeChoices(trx, { companyId, staffIds: [staffId] });
    // A link works for ever: whoever presses it again and again leaves no rows behind.
    if (choices.get(staffId)?.kinds?.[kind]?.mail === false) return false;
    const settings = { kinds: { [kind]: { mail: false } } };
    await storeNoticeChoices(trx, { companyId, staffId }, { settings, now });
    const concerns = [{ kind: 'config' as const, id: staffId, staffId }];
    await writeChange(trx, { companyId, change: { actor: staffId, log: [], concerns }, now });
    return true;
  });
  if (isNews) changes.published();
}
