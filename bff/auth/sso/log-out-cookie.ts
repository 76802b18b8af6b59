import { z } from 'zod';
import { fitsBrowser, setCookie } from '@/bff/cookies/cookies';
import { seal } from '@/bff/cookies/seal';
import { sealedCookie } from '@/bff/cookies/sealed-cookie';
import type { SessionContext } from '@/bff/session/session-context';
import { ssoLimits } from '@/lib/domain/limits/way-in-limits';
import type { ProviderSession } from './identity-provider';

const providerSessionSchema = z.object({ subject: z.string(), idToken: z.string().optional() });

/** Remembers the ended session until `/sso/logout` is loaded, without its ID token where a browser has no room for that (S05). */
export async function writeLogOutCookie(session: ProviderSession, context: SessionContext): Promise<string> {
  const expiresAt = context.clock.now() + ssoLimits.leavingMs;
  const value = await seal({ purpose: 'sso-logout', expiresAt, data: session }, context.keys());
  if (session.idToken && !fitsBrowser('sso-logout', value, context))
    return writeLogOutCookie({ subject: session.subject }, context);
  return setCookie('sso-logout', value, { ...context, maxAgeSeconds: ssoLimits.leavingMs / 1_000 });
}

export const readLogOutCookie = sealedCookie('sso-logout', providerSessionSchema).read;
