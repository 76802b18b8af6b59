import { createHash } from 'node:crypto';
import { z } from 'zod';
import { sealedCookie } from '@/bff/cookies/sealed-cookie';
import type { Incoming } from '@/bff/http/incoming';
import type { SessionContext } from '@/bff/session/session-context';
import type { WechatOffer } from '@/lib/contract/hand-over';

const bindingSchema = z.object({
  ticket: z.string(),
  nickname: z.string(),
  portrait: z.string().optional(),
  /** The session that asked for it; without one it is for the next log-in in this browser. */
  sessionId: z.string().optional(),
});

/** A chat account that waits in this browser to be bound; its ticket never leaves the seal (ADR 37). */
export type PendingBinding = z.infer<typeof bindingSchema>;

const bindingCookie = sealedCookie('wechat-binding', bindingSchema);

/** The Set-Cookie line that keeps a binding for as long as its ticket is good. */
export const writePendingBinding = (
  { ticket, nickname, portrait, expireTime }: WechatOffer,
  { sessionId, context }: { sessionId?: string | undefined; context: SessionContext },
): Promise<string> =>
  bindingCookie.write({ ticket, nickname, portrait, sessionId }, expireTime - context.clock.now(), context);

/** The binding that waits for this session, or, without a session, for the next one. */
export async function readPendingBinding(
  headers: Headers,
  { session, context }: { session: { id: string } | undefined; context: SessionContext },
): Promise<PendingBinding | undefined> {
  const binding = await bindingCookie.read(headers, context);
  const isForSession = binding && (binding.sessionId === undefined || binding.sessionId === session?.id);
  return isForSession ? binding : undefined;
}

/** The name of a binding in a page and its answer. The ticket is random, so its hash reveals nothing. */
export const bindingHash = ({ ticket }: Pick<PendingBinding, 'ticket'>): string =>
  createHash('sha256').update(ticket).digest('base64url');

/** Whether the next log-in of this browser is asked about a binding. */
export const hasPendingBinding = async ({ request, gateway }: Incoming): Promise<boolean> =>
  (await readPendingBinding(request.headers, { session: undefined, context: gateway })) !== undefined;

/** The portrait, where the page's policy lets a browser fetch it (S50). */
export const allowedPortrait = (
  { portrait }: Pick<PendingBinding, 'portrait'>,
  { SOCIAL_QR_ORIGINS }: { SOCIAL_QR_ORIGINS: readonly string[] },
): string | undefined =>
  portrait !== undefined && SOCIAL_QR_ORIGINS.includes(new URL(portrait).origin) ? portrait : undefined;
