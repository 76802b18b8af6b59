import type { UserInfo } from '@/lib/contract/account';
import type { AccountCaller } from '../kernel/caller';

/** The account behind the call. */
export const presentUserInfo = ({ accountId, account, tokenExpiresAt }: AccountCaller): UserInfo => ({
  userId: accountId,
  ...(account.mobile && { mobile: account.mobile }),
  realName: account.realName,
  ...(account.avatar && { avatar: account.avatar }),
  expireTime: tokenExpiresAt,
});
