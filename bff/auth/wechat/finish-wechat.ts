import { timingSafeEqual } from 'node:crypto';
import { startSession } from '@/bff/auth/start-session';
import { answer } from '@/bff/http/answer';
import type { Incoming } from '@/bff/http/incoming';
import { clearCookie } from '@/bff/session/cookies';
import { createServerApi } from '@/bff/upstream/server-api';
import { ApiError } from '@/lib/client/api-error';
import { errorCodes } from '@/lib/domain/error-codes';
import { pageAfterLogin } from '@/lib/domain/page-after-login';
import { safeReturnTarget } from '@/lib/domain/return-target';
import type { WechatFailure } from '@/lib/domain/wechat-failures';
import { readBegun } from './begun-login';
import { showWechatFailure } from './show-wechat-failure';

/**
 * `GET /bff/wechat/return`: the code that came with the person is used up here, and the browser sent on to a clean address (S13).
 * Only the browser that began the log-in can finish it: its state is in a sealed cookie.
 */
export async function finishWechat(incoming: Incoming): Promise<Response> {
  const { request, gateway, traceId } = incoming;
  const { searchParams } = new URL(request.url);
  const [code, state] = [searchParams.get('code'), searchParams.get('state')];
  const begun = await readBegun(request.headers, gateway);
  const to = safeReturnTarget(begun?.to, gateway.publicOrigin);
  if (!begun || state === null || !isSame(begun.state, state)) {
    return showWechatFailure('expired', { incoming, to: undefined });
  }
  // Who says no comes back without a code.
  if (!code) return showWechatFailure('denied', { incoming, to });
  try {
    const api = createServerApi(incoming, gateway);
    const login = await api('GET /api-auth/api/weChatLogin', { query: { code, state } });
    const { outcome, cookie } = await startSession(login, incoming);
    const location = pageAfterLogin({ next: outcome.next, wanted: to });
    const cookies = [cookie, clearCookie('wechat', gateway)];
    return answer(null, { traceId, status: 303, cookies, headers: { location } });
  } catch (error) {
    return showWechatFailure(failureOf(error), { incoming, to });
  }
}

function failureOf(error: unknown): WechatFailure {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === errorCodes.accountNotRegistered) return 'unbound';
  return error.status >= 400 && error.status < 500 ? 'expired' : 'unavailable';
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
