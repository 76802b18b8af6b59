import { z } from 'zod';
import { cookieName, readCookie } from '@/bff/cookies/cookies';
import { sealedCookie } from '@/bff/cookies/sealed-cookie';
import { timingSafeEqualText } from '@/bff/cookies/timing-safe-equal';
import { refusals } from '@/bff/http/refusals/refusal';
import type { SessionContext } from '@/bff/session/session-context';

const lifetimeMs = 10 * 60 * 1_000;

const preLoginCookie = sealedCookie('pre-login', z.string());

/** Ties the log-in CSRF token to the browser that asked for it (AUTH-18). */
export const writePreLogin = (csrfToken: string, context: SessionContext): Promise<string> =>
  preLoginCookie.write(csrfToken, lifetimeMs, context);

/**
 * Lets a log-in pass whose token is the one of this browser's cookie. A browser that sends no cookie back keeps none: the
 * refusal says so, because another try cannot succeed.
 */
export async function assertPreLogin(headers: Headers, context: SessionContext): Promise<void> {
  const token = headers.get('x-csrf-token');
  if (readCookie(headers.get('cookie'), cookieName('pre-login', context)) === 'absent')
    throw refusals.cookieLost();
  if (!token) throw refusals.loginPageExpired();
  const expected = await preLoginCookie.read(headers, context);
  if (expected === undefined || !timingSafeEqualText(expected, token)) throw refusals.loginPageExpired();
}
