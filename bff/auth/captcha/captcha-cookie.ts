import { limits } from '@/lib/domain/limits/limits';
import { cookieName, readCookie, setCookie } from '@/bff/cookies/cookies';
import { open, seal } from '@/bff/cookies/seal';
import type { SessionContext } from '@/bff/session/session-context';

/** Ties a captcha session to the browser that asked for it (S24): its id is no secret, the seal around it is. */
export async function writeCaptchaCookie(sessionId: string, context: SessionContext): Promise<string> {
  const expiresAt = context.clock.now() + limits.sessionIdCacheMs;
  const value = await seal({ purpose: 'captcha', expiresAt, data: sessionId }, context.keys());
  return setCookie('captcha', value, { ...context, maxAgeSeconds: limits.sessionIdCacheMs / 1_000 });
}

/** The captcha session of the browser that sent these headers. */
export async function readCaptchaCookie(
  headers: Headers,
  context: SessionContext,
): Promise<string | undefined> {
  const cookie = readCookie(headers.get('cookie'), cookieName('captcha', context));
  if (typeof cookie === 'string') return undefined;
  const now = context.clock.now();
  const opened = await open(cookie.value, { purpose: 'captcha', keys: context.keys(), now });
  return 'data' in opened && typeof opened.data === 'string' ? opened.data : undefined;
}
