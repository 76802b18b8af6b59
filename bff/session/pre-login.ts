import { timingSafeEqual } from 'node:crypto';
import { cookieName, readCookie, setCookie } from './cookies';
import { open, seal } from './sealed-session';
import type { SessionContext } from './session-context';

const lifetimeSeconds = 10 * 60;

/** Ties the log-in CSRF token to the browser that asked for it (AUTH-18). */
export async function writePreLogin(csrfToken: string, context: SessionContext): Promise<string> {
  const expiresAt = context.clock.now() + lifetimeSeconds * 1_000;
  const value = await seal({ purpose: 'pre-login', expiresAt, data: csrfToken }, context.keys());
  return setCookie('pre-login', value, { ...context, maxAgeSeconds: lifetimeSeconds });
}

/** Whether the token in the header is the one that this browser was given. */
export async function matchesPreLogin(headers: Headers, context: SessionContext): Promise<boolean> {
  const token = headers.get('x-csrf-token');
  const cookie = readCookie(headers.get('cookie'), cookieName('pre-login', context));
  if (!token || typeof cookie === 'string') return false;
  const now = context.clock.now();
  const opened = await open(cookie.value, { purpose: 'pre-login', keys: context.keys(), now });
  return 'data' in opened && typeof opened.data === 'string' && sameText(opened.data, token);
}

function sameText(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
