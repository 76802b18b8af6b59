import { startSession } from '@/bff/auth/session/start-session';
import { authConfig } from '@/bff/browser-config/auth-config';
import { env } from '@/bff/config/env';
import { redirectResponse } from '@/bff/http/response';
import type { Incoming } from '@/bff/http/incoming';
import { clearCookie } from '@/bff/cookies/cookies';
import { timingSafeEqualText } from '@/bff/cookies/timing-safe-equal';
import { appendQuery } from '@/bff/http/append-query';
import { loginAddress } from '@/bff/session/guard/guard';
import { createServerApi } from '@/bff/upstream/server-api';
import { ApiError } from '@/lib/client/failures/api-error';
import { type WechatOffer, wechatOfferSchema } from '@/lib/contract/hand-over';
import { errorCodes } from '@/lib/domain/error-codes';
import { pageAfterLogin } from '@/lib/web/page-after-login';
import { safeReturnTarget } from '@/lib/web/return-target';
import type { WechatFailure } from '@/lib/web/wechat-failures';
import { type PendingLogin, readPendingLogin } from './pending-login';
import { showWechatFailure } from './show-wechat-failure';
import { writePendingBinding } from './pending-binding';

/** The code that came back, and the pending log-in that it answers. */
type Callback = { incoming: Incoming; code: string; pending: PendingLogin; to: string | undefined };

/**
 * `GET /bff/wechat/return`: uses the code up and sends the browser on to a clean address (S13). Only the browser that began
 * the log-in can finish it: its state is in a sealed cookie.
 */
export async function finishWechat(incoming: Incoming): Promise<Response> {
  const { request, gateway } = incoming;
  const { searchParams } = new URL(request.url);
  const [code, state] = [searchParams.get('code'), searchParams.get('state')];
  const pending = await readPendingLogin(request.headers, gateway);
  if (!pending || state === null || !timingSafeEqualText(pending.state, state)) {
    return showWechatFailure('expired', { incoming, to: undefined, isBinding: false });
  }
  gateway.limits.assertProvider(incoming);
  const to = safeReturnTarget(pending.to, gateway.publicOrigin);
  const isBinding = pending.sessionId !== undefined;
  // A refusal at the chat app comes back without a code.
  if (!code) return showWechatFailure('denied', { incoming, to, isBinding });
  try {
    return await (isBinding ? offerToSession : logIn)({ incoming, code, pending, to });
  } catch (error) {
    return showWechatFailure(failureOf(error), { incoming, to, isBinding });
  }
}

async function logIn({ incoming, code, pending, to }: Callback): Promise<Response> {
  const api = createServerApi(incoming, incoming.gateway);
  try {
    const login = await api('GET /api-auth/api/weChatLogin', { query: { code, state: pending.state } });
    const { outcome, cookie } = await startSession(login, incoming);
    // This account has a chat account already: another pending one is dropped.
    const location = pageAfterLogin({ next: outcome.next, wanted: to });
    return redirect(location, incoming, [cookie, clearCookie('wechat-binding', incoming.gateway)]);
  } catch (error) {
    const offer = offerIn(error);
    if (!offer) throw error;
    return offerToNextLogin(offer, { incoming, to });
  }
}

/** Keeps an unbound chat account for the next log-in, which asks about it; the log-in page opens on another mode than this. */
async function offerToNextLogin(
  offer: WechatOffer,
  { incoming, to }: Pick<Callback, 'incoming' | 'to'>,
): Promise<Response> {
  const mode = authConfig(env()).modes.find((each) => each !== 'qr') ?? 'qr';
  const cookie = await writePendingBinding(offer, { context: incoming.gateway });
  return redirect(appendQuery(loginAddress(to ?? '/'), `mode=${mode}`), incoming, [cookie]);
}

/** Keeps the chat account for the session that asked for it, which then confirms it; logs nobody in. */
async function offerToSession({ incoming, code, pending: { sessionId }, to }: Callback): Promise<Response> {
  const { reading, gateway } = incoming;
  const session = reading.kind === 'session' ? reading.session : undefined;
  if (!session || session.id !== sessionId)
    return showWechatFailure('expired', { incoming, to, isBinding: true });
  const api = createServerApi({ ...incoming, session }, gateway);
  const offer = await api('POST /api-auth/api/user/account/weixin/actions/offer', { body: { code } });
  const cookie = await writePendingBinding(offer, { sessionId, context: gateway });
  return redirect(pageAfterLogin({ next: '/schedule', asksBinding: true, wanted: to }), incoming, [cookie]);
}

function redirect(location: string, { traceId, gateway }: Incoming, cookies: string[]): Response {
  const lines = [...cookies, clearCookie('wechat', gateway)];
  return redirectResponse(location, { traceId, cookies: lines });
}

const offerIn = (error: unknown): WechatOffer | undefined =>
  error instanceof ApiError && error.code === errorCodes.accountNotRegistered
    ? wechatOfferSchema.safeParse(error.data).data
    : undefined;

const isDisabled = ({ status, data }: ApiError) =>
  status === 403 && (data as { reason?: unknown } | undefined)?.reason === 'disabled';

function failureOf(error: unknown): WechatFailure {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === errorCodes.accountNotRegistered) return 'unbound';
  if (isDisabled(error)) return 'disabled';
  return error.status >= 400 && error.status < 500 ? 'expired' : 'unavailable';
}
