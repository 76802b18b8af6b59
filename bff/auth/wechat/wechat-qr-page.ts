import { randomBytes } from 'node:crypto';
import type { Incoming } from '@/bff/http/incoming';
import { createServerApi } from '@/bff/upstream/server-api';
import { begunLogins } from '@/lib/domain/limits/way-in-limits';
import { safeReturnTarget } from '@/lib/web/return-target';
import { type PendingLogin, readPendingLogin, writePendingLogin } from './pending-login';

const stateBytes = 16;

/** How the vendor's page is shown: by itself, or in a frame of ours, from where it leads the whole window back. */
type Shown = 'whole' | 'framed';

type Wanted = {
  shown: Shown;
  /** As it came. */
  to: string | null | undefined;
  sessionId?: string | undefined;
};

/** The social chat app's QR page for this browser, and the Set-Cookie line without which it leads nowhere (AUTH-06). */
export async function wechatQrPage(
  incoming: Incoming,
  { shown, to, sessionId }: Wanted,
): Promise<{ address: string; cookie: string }> {
  const { request, gateway } = incoming;
  const config = await createServerApi(incoming, gateway)('GET /api-auth/api/getWxConfig');
  const target = safeReturnTarget(to, gateway.publicOrigin);
  const begun: PendingLogin = {
    state: await stateFor(request.headers, { sessionId, incoming }),
    to: target !== undefined && target.length <= begunLogins.targetLength ? target : undefined,
    sessionId,
  };
  return {
    address: addressOf(config, { state: begun.state, shown }),
    cookie: await writePendingLogin(begun, gateway),
  };
}

/** One browser, one state: another tab that shows the page must not take it from the first. */
async function stateFor(
  headers: Headers,
  { sessionId, incoming }: { sessionId?: string; incoming: Incoming },
) {
  const begun = await readPendingLogin(headers, incoming.gateway);
  return begun && begun.sessionId === sessionId ? begun.state : randomBytes(stateBytes).toString('base64url');
}

type Config = { wxAppId: string; pivotServerUrl: string; wxRedirectUri: string };

/** `GET /connect/qrconnect`, https://developers.weixin.qq.com/doc/oplatform/Website_App/WeChat_Login/Wechat_Login.html */
function addressOf(
  { wxAppId, pivotServerUrl, wxRedirectUri }: Config,
  { state, shown }: { state: string; shown: Shown },
): string {
  const query = new URLSearchParams({
    appid: wxAppId,
    redirect_uri: wxRedirectUri,
    response_type: 'code',
    scope: 'snsapi_login',
    state,
    // What the vendor's own script asks for when it makes a frame.
    ...(shown === 'framed' && { login_type: 'jssdk', self_redirect: 'false' }),
  });
  return `${pivotServerUrl}/connect/qrconnect?${query}#wechat_redirect`;
}
