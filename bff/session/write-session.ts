import { limits } from '@/lib/domain/limits';
import { cookieName, maxCookieBytes, setCookie } from './cookies';
import { sessionSchema, type Session } from './identity';
import { seal } from './sealed-session';
import type { SessionContext } from './session-context';

/** The session does not fit into what browsers keep; they would drop it silently (S05). */
export class SessionTooLargeError extends Error {
  override readonly name = 'SessionTooLargeError';
}

/** Seals a session into its Set-Cookie line. No seal outlives 14 days, whatever the service allows (S09). */
export async function writeSession(session: Session, context: SessionContext): Promise<string> {
  const now = context.clock.now();
  const expiresAt = Math.min(session.expiresAt, now + limits.sessionExpiryMs);
  const data = sessionSchema.parse(session);
  const value = await seal({ purpose: 'session', expiresAt, data }, context.keys());
  if (cookieName('session', context).length + 1 + value.length > maxCookieBytes) {
    throw new SessionTooLargeError(`A session of ${value.length} bytes does not fit into a cookie`);
  }
  const maxAgeSeconds = Math.max(0, Math.floor((expiresAt - now) / 1_000));
  return setCookie('session', value, { insecure: context.insecure, maxAgeSeconds });
}
