import type { LoginResult } from '@/lib/contract/auth';
import { errorCodes } from '@/lib/domain/error-codes';
import { serviceText } from '@/lib/text/zh-cn/service';
import { exchangeWechatCode } from '../adapters/wechat/exchange-wechat-code';
import type { Deps } from '../deps';
import { httpCodes, ServiceError } from '../errors';
import type { Client } from '../http/client';
import { issueAccessToken } from './issue-access-token';

type WechatLogin = { code: string; client: Client; traceId: string };

/** Lets the account in that the social chat account is bound to (AUTH-06); the vendor alone says whose the code is. */
export async function logInByWechat(
  deps: Deps,
  { code, client, traceId }: WechatLogin,
): Promise<LoginResult> {
  const openid = await openidOf(deps, code);
  const account = await deps.db
    .selectFrom('account')
    .where('wechat_openid', '=', openid)
    .where('disabled_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (!account)
    throw new ServiceError(errorCodes.accountNotRegistered, { message: serviceText.wechatUnbound });
  deps.logger.info({ traceId, accountId: account.id }, 'logged in');
  return issueAccessToken(deps, account.id, client);
}

async function openidOf({ config, logger }: Deps, code: string): Promise<string> {
  if (!config.wechat) throw new ServiceError(httpCodes.notFound);
  const openid = await exchangeWechatCode(config.wechat, code).catch((cause: unknown) => {
    throw new ServiceError(httpCodes.unavailable, { cause });
  });
  if (openid === undefined) {
    logger.info('log-in refused');
    throw new ServiceError(httpCodes.gone, { message: serviceText.wechatCodeGone });
  }
  return openid;
}
