import { z } from 'zod';
import type { WechatOffer } from '@/lib/contract/hand-over';
import type { WechatSetting } from '@/lib/settings/wechat-setting';
import { wechatBinding } from '@/lib/domain/limits/way-in-limits';
import { callWechat, WechatUnavailableError } from './call-wechat';
import type { WechatIdentity } from './exchange-wechat-code';

/** The name and picture that a chat account shows. */
export type WechatProfile = Pick<WechatOffer, 'nickname' | 'portrait'>;

// Untrusted text: characters that turn or break the line it stands in, or that are invisible there, are no part of a name. Unicode, section 5.21;
// the blank of Braille and the marks of an annotation are not counted there.
const invisible = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;
/** Blanks and lone combining marks are no name. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

const nicknameSchema = z.string().transform((name) =>
  Array.from(name.replace(invisible, '').trim())
    .slice(0, wechatBinding.nicknameLength / 2)
    .join(''),
);
const portraitSchema = z.url({ protocol: /^https?$/ }).max(wechatBinding.portraitLength);
const answerSchema = z.object({
  openid: z.string(),
  nickname: nicknameSchema.pipe(z.string().regex(visible)),
  headimgurl: z.unknown().optional(),
});

/**
 * Name and picture of a chat account. `GET /sns/userinfo` as documented at
 * https://developers.weixin.qq.com/doc/oplatform/Website_App/WeChat_Login/Authorized_Interface_Calling_UnionID.html
 * Throws a WechatUnavailableError when the vendor does not answer.
 */
export async function wechatProfile(
  { apiUrl }: WechatSetting,
  { openid, vendorToken, deadline }: WechatIdentity,
): Promise<WechatProfile> {
  if (vendorToken === undefined) throw new WechatUnavailableError('no token to ask with');
  const query = new URLSearchParams({ access_token: vendorToken, openid, lang: 'zh_CN' });
  const answer = answerSchema.safeParse(await callWechat(`${apiUrl}/sns/userinfo?${query}`, deadline));
  if (!answer.success || answer.data.openid !== openid)
    throw new WechatUnavailableError('an answer that cannot be read');
  const portrait = portraitSchema.safeParse(answer.data.headimgurl).data;
  return { nickname: answer.data.nickname, ...(portrait && { portrait }) };
}
