import type { Deps } from '../../kernel/deps';
import type { AccountCaller } from '../../kernel/caller';
import { byMobileOrName } from './by-mobile-or-name';

export type OwnAccountRow = Awaited<ReturnType<typeof getOwnAccount>>;

/** The caller's own account: its names, and the ways to log in that it has. */
export async function getOwnAccount({ db }: Pick<Deps, 'db'>, caller: AccountCaller) {
  return db
    .selectFrom('account')
    .where('id', '=', caller.accountId)
    .select(['id', 'username', 'mobile', 'wechat_openid', 'wechat_bound_at'])
    .select((eb) => [
      eb('password_hash', 'is not', null).as('has_password'),
      eb
        .selectFrom('account_identity')
        .whereRef('account_identity.account_id', '=', 'account.id')
        .select('issuer')
        .orderBy('issuer')
        .limit(1)
        .as('issuer'),
    ])
    .executeTakeFirstOrThrow();
}

/** Whether an account has this name or mobile, disabled or not. */
export async function isRegistered({ db }: Pick<Deps, 'db'>, username: string): Promise<boolean> {
  const row = await db.selectFrom('account').where(byMobileOrName(username)).select('id').executeTakeFirst();
  return row !== undefined;
}
