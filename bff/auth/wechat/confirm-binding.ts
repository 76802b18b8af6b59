import { requireConfirmedSession } from '@/bff/auth/session/confirm-session';
import { jsonResponse } from '@/bff/http/response';
import { requireSession } from '@/bff/http/incoming';
import { readJson } from '@/bff/http/body/read-json';
import { refusals } from '@/bff/http/refusals/refusal';
import type { Exchange } from '@/bff/proxy/exchange';
import { logAuthEvent } from '@/bff/session/auth-event';
import { clearCookie } from '@/bff/cookies/cookies';
import { timingSafeEqualText } from '@/bff/cookies/timing-safe-equal';
import { createServerApi } from '@/bff/upstream/server-api';
import { ApiError } from '@/lib/client/failures/api-error';
import { askedBindingSchema, shownWechatSchema } from '@/lib/contract/hand-over';
import { bindingHash, readPendingBinding } from './pending-binding';

/**
 * `POST …/weixin/actions/bind`: binds the chat account that the logged-in person has confirmed on the page (AUTH-06, AUTH-20).
 * The page may be older than the cookies: another tab may have changed the session or the pending chat account.
 */
export async function bindWechat({ incoming }: Exchange): Promise<Response> {
  const { request, gateway, traceId } = incoming;
  const session = requireSession(incoming);
  const { userId } = session;
  const confirmed = await readJson(request, askedBindingSchema);
  const binding = await readPendingBinding(request.headers, { session, context: gateway });
  const isOther = confirmed.userId !== userId;
  if (isOther || !binding || !timingSafeEqualText(bindingHash(binding), confirmed.shown)) {
    // No other call in this branch would reveal a dead token (ADR 14).
    await requireConfirmedSession(incoming);
    throw isOther ? refusals.identityChanged() : refusals.bindingGone();
  }
  try {
    const api = createServerApi({ ...incoming, session, bindingTicket: binding.ticket }, gateway);
    await api('POST /api-auth/api/user/account/weixin/actions/bind', { body: confirmed });
  } catch (error) {
    if (error instanceof ApiError)
      logAuthEvent('chat account not bound', incoming, { userId, status: error.status });
    throw error;
  }
  logAuthEvent('chat account bound', incoming, { userId });
  return jsonResponse(undefined, { traceId, cookies: [clearCookie('wechat-binding', gateway)] });
}

/**
 * `POST …/weChatLogin/actions/decline`: gives a pending binding up for good. A newer one in its place stays. Without an answer
 * of the service the ticket expires by itself.
 */
export async function declineWechat({ incoming, session }: Exchange): Promise<Response> {
  const { request, gateway, traceId, reading } = incoming;
  const declined = await readJson(request, shownWechatSchema);
  const own = session ?? (reading.kind === 'session' ? reading.session : undefined);
  const binding = await readPendingBinding(request.headers, { session: own, context: gateway });
  if (!binding || !timingSafeEqualText(bindingHash(binding), declined.shown))
    return jsonResponse(undefined, { traceId });
  const api = createServerApi({ ...incoming, bindingTicket: binding.ticket }, gateway);
  await api('POST /api-auth/api/weChatLogin/actions/decline', { body: declined }).catch((error: unknown) =>
    gateway.log.warn({ traceId, reason: String(error) }, 'the ticket was not given up'),
  );
  return jsonResponse(undefined, { traceId, cookies: [clearCookie('wechat-binding', gateway)] });
}
