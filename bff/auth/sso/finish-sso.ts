import { startSession } from '@/bff/auth/session/start-session';
import { redirectResponse } from '@/bff/http/response';
import type { Incoming } from '@/bff/http/incoming';
import { refusals } from '@/bff/http/refusals/refusal';
import { createServerApi } from '@/bff/upstream/server-api';
import { pageAfterLogin } from '@/lib/web/page-after-login';
import { safeReturnTarget } from '@/lib/web/return-target';
import { showSsoError, showSsoFailure } from './show-sso-failure';
import type { IdentityProvider } from './identity-provider';
import { type PendingLogin, readPending, writePending } from './pending-logins';

/**
 * `GET /bff/sso/callback`: trades the code for an ID token, that for an access token of the service, and that for a sealed
 * session; the browser is sent on to a clean address. Only a log-in that began in this browser changes its session (S16).
 */
export async function finishSso(incoming: Incoming): Promise<Response> {
  const { request, gateway, traceId, reading } = incoming;
  if (!gateway.sso) throw refusals.notFound();
  const { search, searchParams } = new URL(request.url);
  const pending = await readPending(request.headers, gateway);
  const own = pending.find(({ state }) => state === searchParams.get('state'));
  if (!own) {
    // The back button, or the same answer twice: a logged-in browser goes on without an error.
    if (reading.kind === 'session') return redirectResponse('/', { traceId });
    return showSsoFailure('expired', { incoming, to: undefined });
  }
  gateway.limits.assertProvider(incoming);
  const rest = await writePending(
    pending.filter((login) => login !== own),
    gateway,
  );
  const to = safeReturnTarget(own.to, gateway.publicOrigin);
  try {
    const { outcome, cookie } = await logIn(gateway.sso, { own, search, incoming });
    const location = pageAfterLogin({ ...outcome, wanted: to });
    return redirectResponse(location, { traceId, cookies: [rest, cookie] });
  } catch (error) {
    return showSsoError(error, { incoming, to, cookies: [rest] });
  }
}

type Callback = { own: PendingLogin; search: string; incoming: Incoming };

async function logIn(provider: IdentityProvider, { own, search, incoming }: Callback) {
  const { idToken, subject } = await provider.exchange(search, own);
  const { traceId, clientAddress, userAgent } = incoming;
  const api = createServerApi({ traceId, clientAddress, userAgent }, incoming.gateway);
  const login = await api('POST /api-auth/api/pauth/token/sso', { body: { idToken, nonce: own.nonce } });
  return startSession(login, incoming, { sso: { subject, idToken } });
}
