import { z } from 'zod';
import { cookieName, readCookie, setCookie } from '@/bff/cookies/cookies';
import { open, seal } from '@/bff/cookies/seal';
import type { SessionContext } from '@/bff/session/session-context';
import { begunLogins } from '@/lib/domain/limits/way-in-limits';

const begunSchema = z.object({
  state: z.string(),
  /** Where the person wanted to go. */
  to: z.string().optional(),
  /** Not a log-in: this session asked for a chat account of its own, and only it gets one (AUTH-20). */
  sessionId: z.string().optional(),
});

/** What this browser has begun at the social chat app; another browser cannot finish it. */
export type PendingLogin = z.infer<typeof begunSchema>;

export async function writePendingLogin(begun: PendingLogin, context: SessionContext): Promise<string> {
  const expiresAt = context.clock.now() + begunLogins.pendingMs;
  const value = await seal({ purpose: 'wechat', expiresAt, data: begunSchema.parse(begun) }, context.keys());
  return setCookie('wechat', value, { ...context, maxAgeSeconds: Math.floor(begunLogins.pendingMs / 1_000) });
}

export async function readPendingLogin(
  headers: Headers,
  context: SessionContext,
): Promise<PendingLogin | undefined> {
  const cookie = readCookie(headers.get('cookie'), cookieName('wechat', context));
  if (typeof cookie === 'string') return undefined;
  const now = context.clock.now();
  const opened = await open(cookie.value, { purpose: 'wechat', keys: context.keys(), now });
  return 'data' in opened ? begunSchema.safeParse(opened.data).data : undefined;
}
