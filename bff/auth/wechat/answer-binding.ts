import { requireConfirmedSession } from '@/bff/auth/confirm-session';
import { jsonAnswer } from '@/bff/http/answer';
import { requireSession } from '@/bff/http/incoming';
import { refusals } from '@/bff/http/refusal';
import type { Exchange } from '@/bff/proxy/exchange';
import { logAuthEvent } from '@/bff/session/auth-event';
import { clearCookie } from '@/bff/session/cookies';
import { createServerApi } from '@/bff/upstream/server-api';
import { ApiError } from '@/lib/client/api-error';
import { waitingBinding } from './waiting-binding';

/** `POST …/weixin/actions/bind`: the person who is logged in has read which chat account it is, and said yes (AUTH-06, AUTH-20). */
export async function bindWechat({ incoming }: Exchange): Promise<Response> {
  const { request, gateway, traceId } = incoming;
  const session = requireSession(incoming);
  const { userId } = session;
  const binding = await waitingBinding(request.headers, { session, context: gateway });
  if (!binding) {
    // Nothing else asks the service here whether the token still lives (ADR 14).
    await requireConfirmedSession(incoming);
    throw refusals.bindingGone();
  }
  try {
    const api = createServerApi({ ...incoming, session, bindingTicket: binding.ticket }, gateway);
    await api('POST /api-auth/api/user/account/weixin/actions/bind');
  } catch (error) {
    if (error instanceof ApiError)
      logAuthEvent('chat account not bound', incoming, { userId, status: error.status });
    throw error;
  }
  logAuthEvent('chat account bound', incoming, { userId });
  return jsonAnswer(undefined, { traceId, cookies: [clearCookie('wechat-binding', gateway)] });
}

/** `POST …/weChatLogin/actions/decline`: it is not to be bound, now or later. Where the service does not hear of it, the ticket ends by itself. */
export async function declineWechat({ incoming, session }: Exchange): Promise<Response> {
  const { request, gateway, traceId, reading } = incoming;
  const own = session ?? (reading.kind === 'session' ? reading.session : undefined);
  const binding = await waitingBinding(request.headers, { session: own, context: gateway });
  if (binding) {
    const api = createServerApi({ ...incoming, bindingTicket: binding.ticket }, gateway);
    await api('POST /api-auth/api/weChatLogin/actions/decline').catch((error: unknown) =>
      gateway.log.warn({ traceId, reason: String(error) }, 'the ticket was not given up'),
    );
  }
  return jsonAnswer(undefined, { traceId, cookies: [clearCookie('wechat-binding', gateway)] });
}
