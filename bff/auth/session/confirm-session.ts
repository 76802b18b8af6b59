import { requireSession, type Incoming } from '@/bff/http/incoming';
import type { Session } from '@/bff/session/identity';
import { createServerApi } from '@/bff/upstream/server-api';
import type { Api } from '@/lib/client/api';
import { limits } from '@/lib/domain/limits/limits';
import { promiseCache } from '@/bff/promise-cache';

const confirmed = promiseCache<unknown>({ ttlMs: limits.revocationMs });

/**
 * Asks the service whether it still knows the token, for whatever does not call it anyway (ADR 14). Rejects as any call:
 * 401 when the token is dead; anything else means that nobody can tell, which logs nobody out.
 */
export async function confirmSession({ id }: Pick<Session, 'id'>, api: Api): Promise<void> {
  await confirmed(id, () => api('GET /api-auth/api/client/auth/userinfo', { query: {} }));
}

/** The session of a handler that tells by itself what only somebody with a living token may know. */
export async function requireConfirmedSession(incoming: Incoming): Promise<Session> {
  const session = requireSession(incoming);
  await confirmSession(session, createServerApi({ ...incoming, session }, incoming.gateway));
  return session;
}
