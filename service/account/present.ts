import type { UserInfo } from '@/lib/contract/auth';
import type { AccountScope } from './authenticate';

/** The account behind the call. */
export const presentUserInfo = ({ accountId, account, tokenExpiresAt }: AccountScope): UserInfo => ({
  userId: accountId,
  ...(account.mobile && { mobile: account.mobile }),
  realName: account.realName,
  ...(account.avatar && { avatar: account.avatar }),
  expireTime: tokenExpiresAt,
});
