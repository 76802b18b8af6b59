import { refusals } from '@/bff/http/refusals/refusal';
import { limits } from '@/lib/domain/limits/limits';
import { idleEnd } from './activity';
import { fitsBrowser, setCookie } from '../cookies/cookies';
import { sealedSessionSchema, type Session } from './identity';
import { seal } from '../cookies/seal';
import type { SessionContext } from './session-context';

/**
 * Seals a session into its Set-Cookie line. No seal outlives 14 days, whatever the service allows, nor its idle time, unless
 * used (S09). Throws the refusal of a session that does not fit into what browsers keep; they would drop it silently (S05).
 */
export async function writeSession(session: Session, context: SessionContext): Promise<string> {
  const now = context.clock.now();
  const expiresAt = Math.min(session.expiresAt, now + limits.sessionExpiryMs);
  const idleUntil = idleEnd(expiresAt, context);
  const data = sealedSessionSchema.parse({ ...session, idleUntil });
  const value = await seal({ purpose: 'session', expiresAt, data }, context.keys());
  if (!fitsBrowser('session', value, context)) {
    // The provider can be told who leaves by other means than its whole ID token.
    if (session.sso?.idToken) return writeSession({ ...session, sso: withoutToken(session.sso) }, context);
    throw refusals.sessionTooLarge();
  }
  const maxAgeSeconds = Math.max(0, Math.floor((expiresAt - now) / 1_000));
  return setCookie('session', value, { ...context, maxAgeSeconds });
}

const withoutToken = ({ subject }: NonNullable<Session['sso']>) => ({ subject });
