import { jsonResponse } from '@/bff/http/response';
import { assertSameOrigin } from '@/bff/http/cross-origin';
import type { Incoming } from '@/bff/http/incoming';
import type { Session } from '@/bff/session/identity';
import type { SessionView } from '@/lib/client/session-calls';
import { requireConfirmedSession } from './confirm-session';

/** `GET /bff/session`: the logged-in person, without anything secret. */
export async function showSession(incoming: Incoming): Promise<Response> {
  const { request, gateway, traceId } = incoming;
  const { publicOrigin } = gateway;
  assertSameOrigin(request, { via: 'call', publicOrigin });
  const session = await requireConfirmedSession(incoming);
  return jsonResponse(sessionView(session, gateway), { traceId });
}

export function sessionView(session: Session, { embedded }: { embedded: boolean }): SessionView {
  const { userId, realName, avatar, expiresAt, staff } = session;
  return { userId, realName, avatar, ...staff, expireTime: expiresAt, embedded };
}
