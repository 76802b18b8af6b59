import { z } from 'zod';
import { cookieName, readCookie, setCookie } from '../cookies/cookies';
import type { Session } from './identity';
import { open, seal } from '../cookies/seal';
import type { SessionContext } from './session-context';

const activitySchema = z.object({ sessionId: z.string() });

/** The part of the idle time that passes before the cookie is extended. */
const extendedAfter = 1 / 7;

/** The instant at which an unused session expires; never later than its own end. */
export const idleEnd = (expiresAt: number, { clock, idleMs }: SessionContext): number =>
  Math.min(expiresAt, clock.now() + idleMs);

/**
 * The instant until which the activity cookie keeps a session alive (S09); 0 when there is none for this session.
 *
 * It is a cookie of its own, so that only log-in and company switch write the session's: a slow answer to an old page can then
 * overwrite nothing but the activity of an ended session (ADR 26).
 */
export async function readActivity(
  headers: Headers,
  sessionId: string,
  context: SessionContext,
): Promise<number> {
  const cookie = readCookie(headers.get('cookie'), cookieName('activity', context));
  if (typeof cookie === 'string') return 0;
  const now = context.clock.now();
  const opened = await open(cookie.value, { purpose: 'activity', keys: context.keys(), now });
  if ('refused' in opened) return 0;
  const data = activitySchema.safeParse(opened.data);
  return data.success && data.data.sessionId === sessionId ? opened.expiresAt : 0;
}

type Used = { session: Pick<Session, 'id' | 'expiresAt'>; idleUntil: number };

/** The Set-Cookie line that extends the activity; undefined while the last one is young enough. */
export async function extendActivity(
  { session: { id, expiresAt }, idleUntil }: Used,
  context: SessionContext,
): Promise<string | undefined> {
  const { clock, idleMs } = context;
  const now = clock.now();
  const next = idleEnd(expiresAt, context);
  if (next <= idleUntil || idleUntil - now > idleMs * (1 - extendedAfter)) return undefined;
  const data: z.infer<typeof activitySchema> = { sessionId: id };
  const value = await seal({ purpose: 'activity', expiresAt: next, data }, context.keys());
  return setCookie('activity', value, { ...context, maxAgeSeconds: Math.floor((next - now) / 1_000) });
}
