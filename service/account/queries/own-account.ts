import type { OwnAccount } from '@/lib/contract/account';
import type { Deps } from '../../kernel/deps';
import type { AccountCaller } from '../../kernel/caller';
import { byMobileOrName } from './by-mobile-or-name';

/** The caller's own account: its names, and the ways to log in that it has. */
export async function getOwnAccount({ db, config }: Deps, caller: AccountCaller): Promise<OwnAccount> {
  const account = await db
    .selectFrom('account')
    .where('id', '=', caller.accountId)
    .select(['username', 'mobile', 'wechat_openid', 'wechat_bound_at'])
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
  return {
    userId: caller.accountId,
    username: account.username,
    ...(account.mobile && { mobile: account.mobile }),
    hasPassword: Boolean(account.has_password),
    ...(account.wechat_openid && {
      weixin: {
        openid: account.wechat_openid,
        ...(account.wechat_bound_at !== null && { boundTime: account.wechat_bound_at }),
      },
    }),
    ...(config.wechat && { canBindWeixin: account.wechat_openid === null }),
    ...(account.issuer && { sso: { issuer: account.issuer } }),
  };
}

/** Whether an account has this name or mobile, disabled or not. */
export async function isRegistered({ db }: Pick<Deps, 'db'>, username: string): Promise<boolean> {
  const row = await db.selectFrom('account').where(byMobileOrName(username)).select('id').executeTakeFirst();
  return row !== undefined;
}
