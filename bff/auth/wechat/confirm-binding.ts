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
 * `POST …/weixin/actions/bind`: the person who is logged in has read which chat account it is, and said yes (AUTH-06, AUTH-20).
 * The page may be older than what the cookies hold: another tab has logged somebody else in, or brought another chat account.
 */
export async function bindWechat({ incoming }: Exchange): Promise<Response> {
  const { request, gateway, traceId } = incoming;
  const session = requireSession(incoming);
  const { userId } = session;
  const asked = await readJson(request, askedBindingSchema);
  const binding = await readPendingBinding(request.headers, { session, context: gateway });
  const isOther = asked.userId !== userId;
  if (isOther || !binding || !timingSafeEqualText(bindingHash(binding), asked.shown)) {
    // Nothing else asks the service here whether the token still lives (ADR 14).
    await requireConfirmedSession(incoming);
    throw isOther ? refusals.identityChanged() : refusals.bindingGone();
  }
  try {
    const api = createServerApi({ ...incoming, session, bindingTicket: binding.ticket }, gateway);
    await api('POST /api-auth/api/user/account/weixin/actions/bind', { body: asked });
  } catch (error) {
    if (error instanceof ApiError)
      logAuthEvent('chat account not bound', incoming, { userId, status: error.status });
    throw error;
  }
  logAuthEvent('chat account bound', incoming, { userId });
  return jsonResponse(undefined, { traceId, cookies: [clearCookie('wechat-binding', gateway)] });
}

/**
 * `POST …/weChatLogin/actions/decline`: it is not to be bound, now or later. One that has taken its place since waits on. Where the
 * service does not hear of it, the ticket ends by itself.
 */
export async function declineWechat({ incoming, session }: Exchange): Promise<Response> {
  const { request, gateway, traceId, reading } = incoming;
  const asked = await readJson(request, shownWechatSchema);
  const own = session ?? (reading.kind === 'session' ? reading.session : undefined);
  const binding = await readPendingBinding(request.headers, { session: own, context: gateway });
  if (!binding || !timingSafeEqualText(bindingHash(binding), asked.shown))
    return jsonResponse(undefined, { traceId });
  const api = createServerApi({ ...incoming, bindingTicket: binding.ticket }, gateway);
  await api('POST /api-auth/api/weChatLogin/actions/decline', { body: asked }).catch((error: unknown) =>
    gateway.log.warn({ traceId, reason: String(error) }, 'the ticket was not given up'),
  );
  return jsonResponse(undefined, { traceId, cookies: [clearCookie('wechat-binding', gateway)] });
}
