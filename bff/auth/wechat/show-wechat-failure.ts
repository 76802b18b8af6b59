import { answer } from '@/bff/http/answer';
import type { Incoming } from '@/bff/http/incoming';
import { logAuthEvent } from '@/bff/session/auth-event';
import { clearCookie } from '@/bff/session/cookies';
import { loginAddress } from '@/bff/session/guard';
import type { WechatFailure } from '@/lib/domain/wechat-failures';

type Options = { incoming: Incoming; to: string | undefined };

/** The log-in page, which has words for it and keeps where the person wanted to go. */
export function showWechatFailure(failure: WechatFailure, { incoming, to }: Options): Response {
  const { traceId, gateway } = incoming;
  logAuthEvent('log-in refused', incoming, { reason: `wechat ${failure}` });
  const address = loginAddress(to ?? '/');
  const location = `${address}${address.includes('?') ? '&' : '?'}mode=qr&wechat=${failure}`;
  const cookies = [clearCookie('wechat', gateway)];
  return answer(null, { traceId, status: 303, cookies, headers: { location } });
}
