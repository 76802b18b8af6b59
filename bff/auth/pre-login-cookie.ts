import { refusals } from '@/bff/http/refusals/refusal';
import { cookieName, readCookie, setCookie } from '../cookies/cookies';
import { timingSafeEqualText } from '../cookies/timing-safe-equal';
import { open, seal } from '../cookies/seal';
import type { SessionContext } from '../session/session-context';

const lifetimeSeconds = 10 * 60;

/** Ties the log-in CSRF token to the browser that asked for it (AUTH-18). */
export async function writePreLogin(csrfToken: string, context: SessionContext): Promise<string> {
  const expiresAt = context.clock.now() + lifetimeSeconds * 1_000;
  const value = await seal({ purpose: 'pre-login', expiresAt, data: csrfToken }, context.keys());
  return setCookie('pre-login', value, { ...context, maxAgeSeconds: lifetimeSeconds });
}

/**
 * Lets a log-in pass whose token is the one that this browser was given. A browser that sends none back keeps no cookies: whoever
 * uses it is told so, and not to try again.
 */
export async function assertPreLogin(headers: Headers, context: SessionContext): Promise<void> {
  const token = headers.get('x-csrf-token');
  const cookie = readCookie(headers.get('cookie'), cookieName('pre-login', context));
  if (cookie === 'absent') throw refusals.cookieLost();
  if (!token || cookie === 'duplicate') throw refusals.loginPageExpired();
  const now = context.clock.now();
  const opened = await open(cookie.value, { purpose: 'pre-login', keys: context.keys(), now });
  const isOurs =
    'data' in opened && typeof opened.data === 'string' && timingSafeEqualText(opened.data, token);
  if (!isOurs) throw refusals.loginPageExpired();
}
