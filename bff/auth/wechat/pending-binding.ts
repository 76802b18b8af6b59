import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Incoming } from '@/bff/http/incoming';
import { cookieName, readCookie, setCookie } from '@/bff/cookies/cookies';
import { open, seal } from '@/bff/cookies/seal';
import type { SessionContext } from '@/bff/session/session-context';
import type { WechatOffer } from '@/lib/contract/hand-over';

const bindingSchema = z.object({
  ticket: z.string(),
  nickname: z.string(),
  portrait: z.string().optional(),
  /** The session that asked for it; without one it is for whoever logs in next in this browser. */
  sessionId: z.string().optional(),
});

/** A chat account that waits in this browser to be bound; its ticket never leaves the seal (ADR 37). */
export type PendingBinding = z.infer<typeof bindingSchema>;

/** The Set-Cookie line in which it waits, for as long as its ticket is good. */
export async function writePendingBinding(
  { ticket, nickname, portrait, expireTime }: WechatOffer,
  { sessionId, context }: { sessionId?: string | undefined; context: SessionContext },
): Promise<string> {
  const data: PendingBinding = { ticket, nickname, portrait, sessionId };
  const value = await seal({ purpose: 'wechat-binding', expiresAt: expireTime, data }, context.keys());
  const maxAgeSeconds = Math.max(0, Math.floor((expireTime - context.clock.now()) / 1_000));
  return setCookie('wechat-binding', value, { ...context, maxAgeSeconds });
}

/** The one that waits for this session, or, where there is none yet, for the next. */
export async function readPendingBinding(
  headers: Headers,
  { session, context }: { session: { id: string } | undefined; context: SessionContext },
): Promise<PendingBinding | undefined> {
  const cookie = readCookie(headers.get('cookie'), cookieName('wechat-binding', context));
  if (typeof cookie === 'string') return undefined;
  const now = context.clock.now();
  const opened = await open(cookie.value, { purpose: 'wechat-binding', keys: context.keys(), now });
  const binding = 'data' in opened ? bindingSchema.safeParse(opened.data).data : undefined;
  const isForThem = binding && (binding.sessionId === undefined || binding.sessionId === session?.id);
  return isForThem ? binding : undefined;
}

/** By what a page and its answer name it. The ticket is random: its hash tells nothing of it. */
export const bindingHash = ({ ticket }: Pick<PendingBinding, 'ticket'>): string =>
  createHash('sha256').update(ticket).digest('base64url');

/** Whether who logs in now is to be asked. */
export const asksBinding = async ({ request, gateway }: Incoming): Promise<boolean> =>
  (await readPendingBinding(request.headers, { session: undefined, context: gateway })) !== undefined;

/** Its picture, where the page's policy lets a browser fetch it (S50). */
export const allowedPortrait = (
  { portrait }: Pick<PendingBinding, 'portrait'>,
  { SOCIAL_QR_ORIGINS }: { SOCIAL_QR_ORIGINS: readonly string[] },
): string | undefined =>
  portrait !== undefined && SOCIAL_QR_ORIGINS.includes(new URL(portrait).origin) ? portrait : undefined;
