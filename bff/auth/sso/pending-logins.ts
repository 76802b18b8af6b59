import { z } from 'zod';
import { clearCookie, setCookie } from '@/bff/cookies/cookies';
import { seal } from '@/bff/cookies/seal';
import { sealedCookie } from '@/bff/cookies/sealed-cookie';
import type { SessionContext } from '@/bff/session/session-context';
import { ssoLimits } from '@/lib/domain/limits/way-in-limits';

const pendingSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** The page to go to afterwards. */
  to: z.string().optional(),
  until: z.number(),
});

/** A log-in that this browser has begun at the provider; several tabs may have one each. */
export type PendingLogin = z.infer<typeof pendingSchema>;

const pendingCookie = sealedCookie('sso', z.array(pendingSchema));

/** The unexpired ones, the oldest first. */
export async function readPending(headers: Headers, context: SessionContext): Promise<PendingLogin[]> {
  const now = context.clock.now();
  const pending = (await pendingCookie.read(headers, context)) ?? [];
  return pending.filter(({ until }) => until > now);
}

/** The Set-Cookie line that keeps them. Those for which there is no room are dropped, the oldest first (S05). */
export async function writePending(all: readonly PendingLogin[], context: SessionContext): Promise<string> {
  const latest = all.slice(-ssoLimits.pending);
  if (latest.length === 0) return clearCookie('sso', context);
  const expiresAt = Math.max(...latest.map(({ until }) => until));
  const value = await seal({ purpose: 'sso', expiresAt, data: latest }, context.keys());
  if (value.length > ssoLimits.pendingBytes && latest.length > 1)
    return writePending(latest.slice(1), context);
  const maxAgeSeconds = Math.floor((expiresAt - context.clock.now()) / 1_000);
  return setCookie('sso', value, { ...context, maxAgeSeconds });
}
