import { jsonResponse } from '@/bff/http/response';
import { assertOwnCall } from '@/bff/http/cross-origin';
import type { Incoming } from '@/bff/http/incoming';
import { refusals } from '@/bff/http/refusals/refusal';
import { logAuthEvent } from '@/bff/session/auth-event';
import { clearCookie } from '@/bff/cookies/cookies';
import { assertPreLogin } from '@/bff/auth/pre-login-cookie';
import { createServerApi } from '@/bff/upstream/server-api';
import { ApiError } from '@/lib/client/failures/api-error';
import type { LoginResult } from '@/lib/contract/auth';
import { startSession } from '../session/start-session';
import { fetchQrCode } from './poll-qr-code';
import { readQrCookie } from './qr-cookie';

/**
 * `POST /bff/qr/session`: logs in as the person who confirmed the code on this browser's screen. The browser sends its log-in
 * CSRF token and nothing else: the code is in the cookie (AUTH-18, S20).
 */
export async function logInByQr(incoming: Incoming): Promise<Response> {
  const { request, traceId, gateway } = incoming;
  assertOwnCall(request, gateway);
  await assertPreLogin(request.headers, gateway);
  const { outcome, cookie } = await startSession(await redeemCode(incoming), incoming);
  const cookies = [cookie, clearCookie('pre-login', gateway), clearCookie('qr', gateway)];
  return jsonResponse(outcome, { traceId, cookies });
}

async function redeemCode(incoming: Incoming): Promise<LoginResult> {
  const { request, gateway } = incoming;
  try {
    const pending = await readQrCookie(request.headers, gateway);
    if (!pending) throw refusals.notFound();
    const { code } = await fetchQrCode(incoming, pending);
    if (!code) throw refusals.codeNotConfirmed();
    const api = createServerApi(incoming, gateway);
    const csrf = request.headers.get('x-csrf-token') ?? '';
    return await api('POST /api-auth/api/client/webappAuth/token', {
      body: { code },
      headers: { 'x-csrf-token': csrf },
    });
  } catch (error) {
    if (error instanceof ApiError) {
      const { status, code } = error;
      logAuthEvent('log-in refused', incoming, { status, code });
    }
    throw error;
  }
}
