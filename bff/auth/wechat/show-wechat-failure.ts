import { redirectResponse } from '@/bff/http/response';
import type { Incoming } from '@/bff/http/incoming';
import { appendQuery } from '@/bff/http/append-query';
import { logAuthEvent } from '@/bff/session/auth-event';
import { clearCookie } from '@/bff/cookies/cookies';
import { loginAddress } from '@/bff/session/guard/guard';
import { pageAfterLogin } from '@/lib/web/page-after-login';
import type { WechatFailure } from '@/lib/web/wechat-failures';

type Options = { incoming: Incoming; to: string | undefined; isBinding: boolean };

/** Leads back to the log-in page or the binding page, which words the failure and keeps the return target. */
export function showWechatFailure(failure: WechatFailure, { incoming, to, isBinding }: Options): Response {
  const { traceId, gateway } = incoming;
  const reason = `wechat ${failure}`;
  logAuthEvent(isBinding ? 'chat account not bound' : 'log-in refused', incoming, { reason });
  const page = isBinding
    ? pageAfterLogin({ next: '/schedule', asksBinding: true, wanted: to })
    : appendQuery(loginAddress(to ?? '/'), 'mode=qr');
  const cookies = [clearCookie('wechat', gateway)];
  const location = appendQuery(page, `wechat=${failure}`);
  return redirectResponse(location, { traceId, cookies });
}
