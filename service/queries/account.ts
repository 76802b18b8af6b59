import type { UserInfo } from '@/lib/contract/auth';
import type { Deps } from '../deps';
import type { AccountScope } from '../http/authenticate';

/** The account behind the call. */
export async function getUserInfo({ db }: Deps, scope: AccountScope): Promise<UserInfo> {
  const account = await db
    .selectFrom('account')
    .where('id', '=', scope.accountId)
    .select(['mobile', 'real_name', 'avatar'])
    .executeTakeFirstOrThrow();
  return {
    userId: scope.accountId,
    ...(account.mobile && { mobile: account.mobile }),
    realName: account.real_name,
    ...(account.avatar && { avatar: account.avatar }),
    expireTime: scope.tokenExpiresAt,
  };
}
