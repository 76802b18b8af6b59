import { fetch } from 'undici';
import { z } from 'zod';
import type { WechatSetting } from '@/lib/contract/wechat-setting';
import { deadlines } from '@/lib/domain/limits';

const answerSchema = z.object({ openid: z.string().min(1).max(128) });
const refusalSchema = z.object({ errcode: z.number() });

/** It could not be asked, or its answer not be read; without a word of what was sent (S58). */
export class WechatUnavailableError extends Error {
  override readonly name = 'WechatUnavailableError';
}

/**
 * Who a one-time code stands for; nothing when the vendor knows no such code. `GET /sns/oauth2/access_token` as documented at
 * https://developers.weixin.qq.com/doc/oplatform/Website_App/WeChat_Login/Wechat_Login.html
 */
export async function exchangeWechatCode(
  { appId, secret, apiUrl }: WechatSetting,
  code: string,
): Promise<string | undefined> {
  const query = new URLSearchParams({ appid: appId, secret, code, grant_type: 'authorization_code' });
  const body = await ask(`${apiUrl}/sns/oauth2/access_token?${query}`);
  const answer = answerSchema.safeParse(body);
  if (answer.success) return answer.data.openid;
  if (refusalSchema.safeParse(body).success) return undefined;
  throw new WechatUnavailableError('an answer that cannot be read');
}

async function ask(address: string): Promise<unknown> {
  try {
    const answer = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(deadlines.wechatMs),
    });
    if (answer.ok) return await answer.json();
    await answer.body?.cancel();
  } catch {
    // The cause may quote the address, which holds the secret.
    throw new WechatUnavailableError('no answer');
  }
  throw new WechatUnavailableError('not the expected answer');
}
