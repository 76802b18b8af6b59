import { z } from 'zod';
import { clearCookie, cookieName, readCookie, setCookie } from '@/bff/cookies/cookies';
import { open, seal } from '@/bff/cookies/seal';
import type { SessionContext } from '@/bff/session/session-context';
import { ssoLimits } from '@/lib/domain/limits/way-in-limits';

const pendingSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Where the person wanted to go. */
  to: z.string().optional(),
  until: z.number(),
});

/** A log-in that this browser has begun at the provider; several tabs may have one each. */
export type PendingLogin = z.infer<typeof pendingSchema>;

/** Those that are still of use, the oldest first. */
export async function readPending(headers: Headers, context: SessionContext): Promise<PendingLogin[]> {
  const cookie = readCookie(headers.get('cookie'), cookieName('sso', context));
  if (typeof cookie === 'string') return [];
  const now = context.clock.now();
  const opened = await open(cookie.value, { purpose: 'sso', keys: context.keys(), now });
  const parsed = z.array(pendingSchema).safeParse('data' in opened ? opened.data : undefined);
  return (parsed.data ?? []).filter(({ until }) => until > now);
}

/** The Set-Cookie line that keeps them. What has no room goes, the oldest first (S05). */
export async function writePending(all: readonly PendingLogin[], context: SessionContext): Promise<string> {
  const kept = all.slice(-ssoLimits.pending);
  if (kept.length === 0) return clearCookie('sso', context);
  const expiresAt = Math.max(...kept.map(({ until }) => until));
  const value = await seal({ purpose: 'sso', expiresAt, data: kept }, context.keys());
  if (value.length > ssoLimits.pendingBytes && kept.length > 1) return writePending(kept.slice(1), context);
  const maxAgeSeconds = Math.floor((expiresAt - context.clock.now()) / 1_000);
  return setCookie('sso', value, { ...context, maxAgeSeconds });
}
