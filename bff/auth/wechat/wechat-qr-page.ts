import { randomBytes } from 'node:crypto';
import type { Incoming } from '@/bff/http/incoming';
import { createServerApi } from '@/bff/upstream/server-api';
import { begunLogins } from '@/lib/domain/limits/way-in-limits';
import { safeReturnTarget } from '@/lib/web/return-target';
import { type PendingLogin, readPendingLogin, writePendingLogin } from './pending-login';

const stateBytes = 16;

/** The QR page by itself, or in a frame of ours, from where it leads the whole window back. */
type Display = 'page' | 'frame';

type Options = {
  display: Display;
  /** The return target, unchecked. */
  to: string | null | undefined;
  sessionId?: string | undefined;
};

/** The social chat app's QR page for this browser, and the Set-Cookie line without which it leads nowhere (AUTH-06). */
export async function wechatQrPage(
  incoming: Incoming,
  { display, to, sessionId }: Options,
): Promise<{ address: string; cookie: string }> {
  const { request, gateway } = incoming;
  const config = await createServerApi(incoming, gateway)('GET /api-auth/api/getWxConfig');
  const target = safeReturnTarget(to, gateway.publicOrigin);
  const pending: PendingLogin = {
    state: await stateFor(request.headers, { sessionId, incoming }),
    to: target !== undefined && target.length <= begunLogins.targetLength ? target : undefined,
    sessionId,
  };
  return {
    address: addressOf(config, { state: pending.state, display }),
    cookie: await writePendingLogin(pending, gateway),
  };
}

/** One state per browser: a second tab with the page must not invalidate the first one. */
async function stateFor(
  headers: Headers,
  { sessionId, incoming }: { sessionId?: string; incoming: Incoming },
) {
  const pending = await readPendingLogin(headers, incoming.gateway);
  return pending && pending.sessionId === sessionId
    ? pending.state
    : randomBytes(stateBytes).toString('base64url');
}

type Config = { wxAppId: string; pivotServerUrl: string; wxRedirectUri: string };

/** `GET /connect/qrconnect`, https://developers.weixin.qq.com/doc/oplatform/Website_App/WeChat_Login/Wechat_Login.html */
function addressOf(
  { wxAppId, pivotServerUrl, wxRedirectUri }: Config,
  { state, display }: { state: string; display: Display },
): string {
  const query = new URLSearchParams({
    appid: wxAppId,
    redirect_uri: wxRedirectUri,
    response_type: 'code',
    scope: 'snsapi_login',
    state,
    // The vendor's own script sets these when it makes a frame.
    ...(display === 'frame' && { login_type: 'jssdk', self_redirect: 'false' }),
  });
  return `${pivotServerUrl}/connect/qrconnect?${query}#wechat_redirect`;
}
