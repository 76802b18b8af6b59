import { z } from 'zod';
import type { WechatSetting } from '@/lib/settings/wechat-setting';
import { deadlines } from '@/lib/domain/limits/limits';
import { callWechat, WechatUnavailableError } from './call-wechat';

const answerSchema = z.object({ openid: z.string().min(1).max(128), access_token: z.string().optional() });
const refusalSchema = z.object({ errcode: z.number() });

/** A proven chat account, and what the vendor lets ask about it. */
export type WechatIdentity = {
  openid: string;
  vendorToken: string | undefined;
  /** The deadline for all requests of one exchange: the code is used up, and the caller waits for all of them. */
  deadline: AbortSignal;
};

/**
 * Exchanges a one-time code for the identity that it stands for; undefined when the vendor has no such code.
 * `GET /sns/oauth2/access_token` as documented at
 * https://developers.weixin.qq.com/doc/oplatform/Website_App/WeChat_Login/Wechat_Login.html
 */
export async function exchangeWechatCode(
  { appId, secret, apiUrl }: WechatSetting,
  code: string,
): Promise<WechatIdentity | undefined> {
  const query = new URLSearchParams({ appid: appId, secret, code, grant_type: 'authorization_code' });
  const deadline = AbortSignal.timeout(deadlines.wechatMs);
  const body = await callWechat(`${apiUrl}/sns/oauth2/access_token?${query}`, deadline);
  const answer = answerSchema.safeParse(body);
  if (answer.success) return { openid: answer.data.openid, vendorToken: answer.data.access_token, deadline };
  if (refusalSchema.safeParse(body).success) return undefined;
  throw new WechatUnavailableError('an answer that cannot be read');
}
