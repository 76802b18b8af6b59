import type { LoginResult } from '@/lib/contract/auth';
import { errorCodes } from '@/lib/domain/error-codes';
import { serviceText } from '@/lib/text/zh-cn/service';
import { provenWechat } from './proven-wechat';
import type { Deps } from '../../kernel/deps';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import type { Client } from '../../kernel/client-address';
import { accountDisabled } from '../../account/commands/account-disabled';
import { issueAccessToken } from '../../account/commands/issue-access-token';
import { prepareWechat } from './prepare-wechat';

type WechatLogin = { code: string; client: Client; traceId: string };

/** Logs in the account that the social chat account is bound to; an unbound one can be bound by the next log-in (AUTH-06). */
export async function logInByWechat(
  deps: Deps,
  { code, client, traceId }: WechatLogin,
): Promise<LoginResult> {
  const identity = await provenWechat(deps, code);
  const account = await deps.db
    .selectFrom('account')
    .where('wechat_openid', '=', identity.openid)
    .select(['id', 'disabled_at'])
    .executeTakeFirst();
  if (!account) {
    const data = await prepareWechat(deps, identity).catch(bindingFailed(deps, traceId));
    throw new ServiceError(errorCodes.accountNotRegistered, { message: serviceText.wechatUnbound, data });
  }
  if (account.disabled_at !== null) {
    deps.logger.info({ traceId, accountId: account.id }, 'log-in refused');
    throw accountDisabled({ code: httpCodes.forbidden });
  }
  deps.logger.info({ traceId, accountId: account.id }, 'logged in');
  return issueAccessToken(deps, account.id, client);
}

/** The log-in is refused all the same; only what could have been made of it is not. */
const bindingFailed =
  ({ logger }: Pick<Deps, 'logger'>, traceId: string) =>
  (error: unknown) => {
    logger.warn({ traceId, reason: String(error) }, 'social chat account not offered for binding');
    return undefined;
  };
