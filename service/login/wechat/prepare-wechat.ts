import { z } from 'zod';
import type { WechatOffer } from '@/lib/contract/hand-over';
import type { WechatIdentity } from '../../gateways/wechat/exchange-wechat-code';
import { wechatProfile } from '../../gateways/wechat/wechat-profile';
import { issueTicket } from '../../account/tickets';
import type { Deps } from '../../kernel/deps';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';

/** What is kept under the ticket; who holds it learns nothing of it. */
export const offeredWechatSchema = z.object({ openid: z.string() });

/**
 * Keeps a proven chat account under a ticket, for whom it is to be bound to (ADR 37). Without its name nobody could be asked whether it
 * is theirs: throws 503 when the vendor does not tell.
 */
export async function offerWechat(deps: Deps, identity: WechatIdentity): Promise<WechatOffer> {
  if (!deps.config.wechat) throw new ServiceError(httpCodes.notFound);
  const profile = await wechatProfile(deps.config.wechat, identity).catch((cause: unknown) => {
    throw new ServiceError(httpCodes.unavailable, { cause });
  });
  const kept: z.infer<typeof offeredWechatSchema> = { openid: identity.openid };
  const { secret, expiresAt } = await issueTicket(deps, 'wechat-binding', kept);
  return { ticket: secret, ...profile, expireTime: expiresAt };
}
