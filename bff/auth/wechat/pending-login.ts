import { z } from 'zod';
import { sealedCookie } from '@/bff/cookies/sealed-cookie';
import type { SessionContext } from '@/bff/session/session-context';
import { begunLogins } from '@/lib/domain/limits/way-in-limits';

const pendingSchema = z.object({
  state: z.string(),
  /** The page to go to afterwards. */
  to: z.string().optional(),
  /** Present when a logged-in session asks for a chat account of its own; only that session gets it (AUTH-20). */
  sessionId: z.string().optional(),
});

/** A log-in, or a binding, that this browser has begun at the social chat app; another browser cannot finish it. */
export type PendingLogin = z.infer<typeof pendingSchema>;

const pendingCookie = sealedCookie('wechat', pendingSchema);

export const writePendingLogin = (pending: PendingLogin, context: SessionContext): Promise<string> =>
  pendingCookie.write(pending, begunLogins.pendingMs, context);

export const readPendingLogin = pendingCookie.read;
