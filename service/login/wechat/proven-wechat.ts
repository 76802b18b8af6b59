import { serviceText } from '@/lib/text/zh-cn/service';
import { exchangeWechatCode, type WechatIdentity } from '../../gateways/wechat/exchange-wechat-code';
import type { Deps } from '../../kernel/deps';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';

/** The chat account that a code stands for; the vendor alone says whose it is. Refuses as the call that brings the code is refused. */
export async function provenWechat({ config, logger }: Deps, code: string): Promise<WechatIdentity> {
  if (!config.wechat) throw new ServiceError(httpCodes.notFound);
  const identity = await exchangeWechatCode(config.wechat, code).catch((cause: unknown) => {
    throw new ServiceError(httpCodes.unavailable, { cause });
  });
  if (!identity) {
    logger.info('social chat code refused');
    throw new ServiceError(httpCodes.gone, { message: serviceText.wechatCodeGone });
  }
  return identity;
}
