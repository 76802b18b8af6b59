import { newResponse, jsonResponse } from '@/bff/http/response';
import type { Incoming } from '@/bff/http/incoming';
import { limitedBody } from '@/bff/http/body/limited-body';
import { refusals } from '@/bff/http/refusals/refusal';
import { createServerApi } from '@/bff/upstream/server-api';
import { ApiError } from '@/lib/client/failures/api-error';
import { ssoLimits } from '@/lib/domain/limits/way-in-limits';

const formType = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/**
 * `POST /bff/sso/backchannel-logout`, called by the provider. The service verifies the signature of the token, because that is
 * where sessions end for every process (OpenID Connect Back-Channel Logout 1.0, sections 2.5 and 2.8).
 */
export async function backchannelLogOut(incoming: Incoming): Promise<Response> {
  const { request, gateway, traceId, clientAddress } = incoming;
  if (!gateway.sso) throw refusals.notFound();
  gateway.limits.assertProviderNotice(incoming);
  if (!formType.test(request.headers.get('content-type') ?? '')) throw refusals.unsupportedContent();
  const { stream, refusal } = limitedBody(request.body, { maxBytes: 2 * ssoLimits.tokenLength });
  const text = await new Response(stream).text().catch(() => '');
  const tooLarge = refusal();
  if (tooLarge) throw tooLarge;
  const [logoutToken, ...more] = new URLSearchParams(text).getAll('logout_token');
  const api = createServerApi({ traceId, clientAddress }, gateway);
  try {
    if (logoutToken === undefined || more.length > 0) throw refusals.invalidBody();
    await api('POST /api-auth/api/pauth/token/sso/logout', { body: { logoutToken } });
    return newResponse(null, { traceId });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    return jsonResponse({ error: 'invalid_request' }, { traceId, status: 400 });
  }
}
