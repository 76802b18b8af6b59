import type { Transaction } from 'kysely';
import type { NoticeSettingsChange } from '@/lib/contract/notice';
import { mergeChoices } from '@/lib/domain/notice/notice-settings';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { choicesIn } from '../queries/notice-choices';

type Person = Pick<Caller, 'companyId' | 'staffId'>;

/**
 * Merges choices about notices into a person's configuration. The row is locked, so that two devices that choose different things lose
 * nothing of each other (CFG-04).
 */
export async function storeNoticeChoices(
  trx: Transaction<Database>,
  { companyId, staffId }: Person,
  { settings, now }: { settings: NoticeSettingsChange; now: number },
): Promise<void> {
  const at = new Date(now);
  await trx
    .insertInto('person_config')
    .values({ company_id: companyId, staff_id: staffId, config: '{}', updated_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { config } = await trx
    .selectFrom('person_config')
    .where('company_id', '=', companyId)
    .where('staff_id', '=', staffId)
    .forUpdate()
    .select('config')
    .executeTakeFirstOrThrow();
  const notices = mergeChoices(choicesIn(config), settings);
  await trx
    .updateTable('person_config')
    .where('company_id', '=', companyId)
    .where('staff_id', '=', staffId)
    .set({ config: JSON.stringify({ ...(config as object), notices }), updated_at: at })
    .execute();
}
