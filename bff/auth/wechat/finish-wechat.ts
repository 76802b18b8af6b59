import { startSession } from '@/bff/auth/session/start-session';
import { authConfig } from '@/bff/browser-config/auth-config';
import { env } from '@/bff/config/env';
import { newResponse } from '@/bff/http/response';
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

/** What the browser brought back, known to be its own. */
type Returned = { incoming: Incoming; code: string; begun: PendingLogin; to: string | undefined };

/**
 * `GET /bff/wechat/return`: the code that came with the person is used up here, and the browser sent on to a clean address (S13).
 * Only the browser that began can finish: its state is in a sealed cookie.
 */
export async function finishWechat(incoming: Incoming): Promise<Response> {
  const { request, gateway } = incoming;
  const { searchParams } = new URL(request.url);
  const [code, state] = [searchParams.get('code'), searchParams.get('state')];
  const begun = await readPendingLogin(request.headers, gateway);
  if (!begun || state === null || !timingSafeEqualText(begun.state, state)) {
    return showWechatFailure('expired', { incoming, to: undefined, isBinding: false });
  }
  gateway.limits.assertProvider(incoming);
  const to = safeReturnTarget(begun.to, gateway.publicOrigin);
  const isBinding = begun.sessionId !== undefined;
  // Who says no comes back without a code.
  if (!code) return showWechatFailure('denied', { incoming, to, isBinding });
  try {
    return await (isBinding ? askWhoAsked : logIn)({ incoming, code, begun, to });
  } catch (error) {
    return showWechatFailure(failureOf(error), { incoming, to, isBinding });
  }
}

async function logIn({ incoming, code, begun, to }: Returned): Promise<Response> {
  const api = createServerApi(incoming, incoming.gateway);
  try {
    const login = await api('GET /api-auth/api/weChatLogin', { query: { code, state: begun.state } });
    const { outcome, cookie } = await startSession(login, incoming);
    // Whoever comes by a chat account has one: another that waits is not asked about.
    const location = pageAfterLogin({ next: outcome.next, wanted: to });
    return goOn(location, incoming, [cookie, clearCookie('wechat-binding', incoming.gateway)]);
  } catch (error) {
    const offer = offerIn(error);
    if (!offer) throw error;
    return askNext(offer, { incoming, to });
  }
}

/** The log-in page says whose chat account it is and that the next log-in is asked about it; by another way than this one. */
async function askNext(
  offer: WechatOffer,
  { incoming, to }: Pick<Returned, 'incoming' | 'to'>,
): Promise<Response> {
  const mode = authConfig(env()).modes.find((each) => each !== 'qr') ?? 'qr';
  const cookie = await writePendingBinding(offer, { context: incoming.gateway });
  return goOn(appendQuery(loginAddress(to ?? '/'), `mode=${mode}`), incoming, [cookie]);
}

/** Nobody is logged in by it: the session that began it is asked. */
async function askWhoAsked({ incoming, code, begun: { sessionId }, to }: Returned): Promise<Response> {
  const { reading, gateway } = incoming;
  const session = reading.kind === 'session' ? reading.session : undefined;
  if (!session || session.id !== sessionId)
    return showWechatFailure('expired', { incoming, to, isBinding: true });
  const api = createServerApi({ ...incoming, session }, gateway);
  const offer = await api('POST /api-auth/api/user/account/weixin/actions/offer', { body: { code } });
  const cookie = await writePendingBinding(offer, { sessionId, context: gateway });
  return goOn(pageAfterLogin({ next: '/schedule', asksBinding: true, wanted: to }), incoming, [cookie]);
}

function goOn(location: string, { traceId, gateway }: Incoming, cookies: string[]): Response {
  const lines = [...cookies, clearCookie('wechat', gateway)];
  return newResponse(null, { traceId, status: 303, cookies: lines, headers: { location } });
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
