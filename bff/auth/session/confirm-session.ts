import { requireSession, type Incoming } from '@/bff/http/incoming';
import type { Session } from '@/bff/session/identity';
import { createServerApi } from '@/bff/upstream/server-api';
import type { Api } from '@/lib/client/api';
import { limits } from '@/lib/domain/limits/limits';
import { promiseCache } from '@/bff/promise-cache';

const confirmations = promiseCache<unknown>({ ttlMs: limits.revocationMs });

/**
 * Asks the service whether the token is still alive, for handlers that do not call the service anyway (ADR 14). Rejects as
 * any call: 401 when the token is dead; any other failure leaves the question open and logs nobody out.
 */
export async function confirmSession({ id }: Pick<Session, 'id'>, api: Api): Promise<void> {
  await confirmations(id, () => api('GET /api-auth/api/client/auth/userinfo', { query: {} }));
}

/** The session of a request, for handlers that answer without calling the service; its token is confirmed to be alive. */
export async function requireConfirmedSession(incoming: Incoming): Promise<Session> {
  const session = requireSession(incoming);
  await confirmSession(session, createServerApi({ ...incoming, session }, incoming.gateway));
  return session;
}
