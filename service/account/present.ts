import type { ActiveSession, OwnAccount, UserInfo } from '@/lib/contract/account';
import type { AccountCaller } from '../kernel/caller';
import type { ServiceConfig } from '../kernel/config';
import type { OwnAccountRow } from './queries/own-account';
import type { SessionRow } from './queries/sessions';

/** The account behind the call. */
export const presentUserInfo = ({ accountId, account, tokenExpiresAt }: AccountCaller): UserInfo => ({
  userId: accountId,
  ...(account.mobile && { mobile: account.mobile }),
  realName: account.realName,
  ...(account.avatar && { avatar: account.avatar }),
  expireTime: tokenExpiresAt,
});

export const presentOwnAccount = (
  row: OwnAccountRow,
  { wechat }: Pick<ServiceConfig, 'wechat'>,
): OwnAccount => ({
  userId: row.id,
  username: row.username,
  ...(row.mobile && { mobile: row.mobile }),
  hasPassword: Boolean(row.has_password),
  ...(row.wechat_openid && {
    weixin: {
      openid: row.wechat_openid,
      ...(row.wechat_bound_at !== null && { boundTime: row.wechat_bound_at }),
    },
  }),
  ...(wechat && { canBindWeixin: row.wechat_openid === null }),
  ...(row.issuer && { sso: { issuer: row.issuer } }),
});

/** The session that was used last comes first. */
export const presentSessions = (rows: SessionRow[], { tokenHash }: AccountCaller): ActiveSession[] =>
  rows
    .map((row) => ({
      id: row.id,
      ...(row.device && { device: row.device }),
      ...(row.client_address && { clientAddress: row.client_address }),
      createTime: row.created_at,
      lastSeenTime: row.last_seen_at ?? row.created_at,
      current: tokenHash.equals(row.token_hash),
    }))
    .sort((a, b) => b.lastSeenTime - a.lastSeenTime || b.createTime - a.createTime);
