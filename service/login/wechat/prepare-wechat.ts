import { z } from 'zod';
import type { WechatOffer } from '@/lib/contract/hand-over';
import type { WechatIdentity } from '../../gateways/wechat/exchange-wechat-code';
import { wechatProfile } from '../../gateways/wechat/wechat-profile';
import { issueTicket } from '../../account/tickets';
import type { Deps } from '../../kernel/deps';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';

/** The data stored under the ticket; its holder learns nothing of it. */
export const preparedWechatSchema = z.object({ openid: z.string() });

/**
 * Stores a proven chat account under a ticket, for the account that it is to be bound to (ADR 37). The binding is confirmed by
 * the chat account's name: throws 503 when the vendor does not return it.
 */
export async function prepareWechat(deps: Deps, identity: WechatIdentity): Promise<WechatOffer> {
  if (!deps.config.wechat) throw new ServiceError(httpCodes.notFound);
  const profile = await wechatProfile(deps.config.wechat, identity).catch((cause: unknown) => {
    throw new ServiceError(httpCodes.unavailable, { cause });
  });
  const payload: z.infer<typeof preparedWechatSchema> = { openid: identity.openid };
  const { secret, expiresAt } = await issueTicket(deps, 'wechat-binding', payload);
  return { ticket: secret, ...profile, expireTime: expiresAt };
}
