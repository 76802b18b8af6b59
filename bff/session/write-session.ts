import { refusals } from '@/bff/http/refusals/refusal';
import { limits } from '@/lib/domain/limits/limits';
import { idleEnd } from './activity';
import { fitsBrowser, setCookie } from '../cookies/cookies';
import { sealedSessionSchema, type Session } from './identity';
import { seal } from '../cookies/seal';
import type { SessionContext } from './session-context';

/**
 * Seals a session into its Set-Cookie line. A seal expires after 14 days at the latest, and after its idle time when unused
 * (S09). Throws `sessionTooLarge` for a cookie beyond the size limit of browsers, which would silently drop it (S05).
 */
export async function writeSession(session: Session, context: SessionContext): Promise<string> {
  const now = context.clock.now();
  const expiresAt = Math.min(session.expiresAt, now + limits.sessionExpiryMs);
  const idleUntil = idleEnd(expiresAt, context);
  const data = sealedSessionSchema.parse({ ...session, idleUntil });
  const value = await seal({ purpose: 'session', expiresAt, data }, context.keys());
  if (!fitsBrowser('session', value, context)) {
    // The log-out at the provider works without the ID token, by the subject alone.
    if (session.sso?.idToken) return writeSession({ ...session, sso: withoutToken(session.sso) }, context);
    throw refusals.sessionTooLarge();
  }
  const maxAgeSeconds = Math.max(0, Math.floor((expiresAt - now) / 1_000));
  return setCookie('session', value, { ...context, maxAgeSeconds });
}

const withoutToken = ({ subject }: NonNullable<Session['sso']>) => ({ subject });
