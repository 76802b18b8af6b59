import { type Kysely, sql, type SqlBool } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Database } from '../../../db/database';
import { setupText } from '@/lib/text/zh-cn/setup';
import { AdminError } from '../../admin/admin-error';
import { cellsOf, type Changed, inChunks } from './thing';

type Login = { staffId: string; name: string; mobile: string | null; username: string | null };

/**
 * The accounts that people of an import log in with, by staff id: the one of the account name, else the one of the mobile, else a
 * new one. Who has neither is left out, and who logs in as before: for an account with a name the mobile is only a number to call.
 */
export async function accountsOf(
  trx: Kysely<Database>,
  changed: readonly Changed[],
  now: number,
): Promise<Map<string, string>> {
  const logins = changed.filter(hasNewLogin).map(({ id, values }): Login => {
    const { text } = cellsOf(values);
    return { staffId: id, name: text('name') ?? '', mobile: text('mobile'), username: text('account') };
  });
  const existing = await findAccounts(trx, logins);
  const byName = new Map(existing.map((account) => [account.username.toLowerCase(), account]));
  const byMobile = new Map(
    existing.flatMap((account) => (account.mobile ? [[account.mobile, account]] : [])),
  );
  const ids = new Map<string, string>();
  const added = [];
  for (const { staffId, name, mobile, username } of logins) {
    const account = username === null ? byMobile.get(mobile ?? '') : byName.get(username.toLowerCase());
    const isOtherMobile = username !== null && mobile !== null && byMobile.has(mobile);
    if (isOtherMobile && byMobile.get(mobile) !== account)
      throw new AdminError(setupText.accountOfAnother(username, mobile));
    if (account) ids.set(staffId, account.id);
    else if (mobile !== null || username !== null) {
      const id = newId();
      // An account without a name of its own is named by its id: another one may have chosen the number for a name.
      added.push({ id, username: username ?? id, mobile, real_name: name, created_at: new Date(now) });
      ids.set(staffId, id);
    }
  }
  await inChunks(added, (chunk) => trx.insertInto('account').values(chunk).execute());
  return ids;
}

const hasNewLogin = ({ isNew, values, before }: Changed): boolean =>
  isNew || values.account !== before.account || (values.account === null && values.mobile !== before.mobile);

async function findAccounts(trx: Kysely<Database>, logins: readonly Login[]) {
  const mobiles = logins.flatMap(({ mobile }) => mobile ?? []);
  const usernames = logins.flatMap(({ username }) => username?.toLowerCase() ?? []);
  return trx
    .selectFrom('account')
    .where(sql<SqlBool>`(mobile = any(${mobiles}::text[]) or lower(username) = any(${usernames}::text[]))`)
    .select(['id', 'username', 'mobile'])
    .execute();
}
