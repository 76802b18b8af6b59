import { readActivity } from './activity';
import { cookieName, readCookie } from '../cookies/cookies';
import { hasEnded } from './ended-sessions';
import { sealedSessionSchema, type Session } from './identity';
import { open, type SessionKeys } from '../cookies/seal';
import { sessionContext, type SessionContext } from './session-context';

/** "Nobody is logged in" and "the session could not be read" are different answers: the second is our fault. */
export type SessionReading =
  | { kind: 'none' }
  | { kind: 'refused'; reason: 'duplicate' | 'forged' | 'expired' | 'ended' }
  | { kind: 'unavailable'; cause: unknown }
  | { kind: 'session'; session: Session; idleUntil: number };

/** Opens the session cookie of a request; every data handler does so itself (S56). */
export async function readSession(
  { headers }: { headers: Headers },
  context: SessionContext = sessionContext(),
): Promise<SessionReading> {
  const cookie = readCookie(headers.get('cookie'), cookieName('session', context));
  if (cookie === 'absent') return { kind: 'none' };
  if (cookie === 'duplicate') return { kind: 'refused', reason: 'duplicate' };
  let keys: SessionKeys;
  try {
    keys = context.keys();
  } catch (cause) {
    return { kind: 'unavailable', cause };
  }
  const opened = await open(cookie.value, { purpose: 'session', keys, now: context.clock.now() });
  if ('refused' in opened) return { kind: 'refused', reason: opened.refused };
  const parsed = sealedSessionSchema.safeParse(opened.data);
  if (!parsed.success) return { kind: 'refused', reason: 'forged' };
  const { idleUntil: sealedUntil, ...data } = parsed.data;
  if (hasEnded(data.id)) return { kind: 'refused', reason: 'ended' };
  const idleUntil = Math.max(sealedUntil, await readActivity(headers, data.id, context));
  if (idleUntil <= context.clock.now()) return { kind: 'refused', reason: 'expired' };
  return { kind: 'session', session: { ...data, expiresAt: opened.expiresAt }, idleUntil };
}
