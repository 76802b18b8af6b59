import { z } from 'zod';
import { cookieName, fitsBrowser, readCookie, setCookie } from '@/bff/cookies/cookies';
import { open, seal } from '@/bff/cookies/seal';
import type { SessionContext } from '@/bff/session/session-context';
import { ssoLimits } from '@/lib/domain/limits/way-in-limits';
import type { ProviderSession } from './identity-provider';

const leavingSchema = z.object({ subject: z.string(), idToken: z.string().optional() });

/** Remembers, for the moment until `/sso/logout` is loaded, whose session has just been ended here. */
export async function writeLogOutCookie(person: ProviderSession, context: SessionContext): Promise<string> {
  const expiresAt = context.clock.now() + ssoLimits.leavingMs;
  const value = await seal({ purpose: 'sso-logout', expiresAt, data: person }, context.keys());
  if (person.idToken && !fitsBrowser('sso-logout', value, context))
    return writeLogOutCookie({ subject: person.subject }, context);
  return setCookie('sso-logout', value, { ...context, maxAgeSeconds: ssoLimits.leavingMs / 1_000 });
}

export async function readLogOutCookie(
  headers: Headers,
  context: SessionContext,
): Promise<ProviderSession | undefined> {
  const cookie = readCookie(headers.get('cookie'), cookieName('sso-logout', context));
  if (typeof cookie === 'string') return undefined;
  const now = context.clock.now();
  const opened = await open(cookie.value, { purpose: 'sso-logout', keys: context.keys(), now });
  return leavingSchema.safeParse('data' in opened ? opened.data : undefined).data;
}
