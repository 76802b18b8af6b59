import { randomBytes } from 'node:crypto';
import { answer } from '@/bff/http/answer';
import { comesFromUs } from '@/bff/http/cross-origin';
import type { Incoming } from '@/bff/http/incoming';
import { loginAddress } from '@/bff/session/guard';
import { createServerApi } from '@/bff/upstream/server-api';
import { ssoLimits } from '@/lib/domain/way-in-limits';
import { safeReturnTarget } from '@/lib/domain/return-target';
import { writeBegun } from './begun-login';
import { showWechatFailure } from './show-wechat-failure';

const stateBytes = 16;

/** `GET /bff/wechat/start`: on to the social chat app's own QR page, which sends people back with a code (AUTH-06). */
export async function startWechat(incoming: Incoming): Promise<Response> {
  const { request, gateway, traceId } = incoming;
  const { publicOrigin } = gateway;
  const to = safeReturnTarget(new URL(request.url).searchParams.get('to'), publicOrigin);
  // A page of others must not log anybody in, be it as themselves: it may show the log-in.
  if (!comesFromUs(request, { via: 'navigation', publicOrigin }))
    return answer(null, { traceId, status: 303, headers: { location: loginAddress(to ?? '/') } });
  const api = createServerApi(incoming, gateway);
  const config = await api('GET /api-auth/api/getWxConfig').catch(() => undefined);
  if (!config) return showWechatFailure('unavailable', { incoming, to });
  const state = randomBytes(stateBytes).toString('base64url');
  const target = to !== undefined && to.length <= ssoLimits.targetLength ? to : undefined;
  const cookies = [await writeBegun({ state, to: target }, gateway)];
  return answer(null, { traceId, status: 303, cookies, headers: { location: pageOf(config, state) } });
}

type Config = { wxAppId: string; pivotServerUrl: string; wxRedirectUri: string };

function pageOf({ wxAppId, pivotServerUrl, wxRedirectUri }: Config, state: string): string {
  const query = new URLSearchParams({
    appid: wxAppId,
    redirect_uri: wxRedirectUri,
    response_type: 'code',
    scope: 'snsapi_login',
    state,
  });
  return `${pivotServerUrl}/connect/qrconnect?${query}#wechat_redirect`;
}
