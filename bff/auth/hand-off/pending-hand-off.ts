import { z } from 'zod';
import { sealedCookie } from '@/bff/cookies/sealed-cookie';
import type { SessionContext } from '@/bff/session/session-context';
import { loginResultSchema } from '@/lib/contract/auth';

const lifetimeMs = 10 * 60 * 1_000;

const pendingSchema = z.object({
  /** The session that is asked to give way; no other can answer for it. */
  sessionId: z.string(),
  login: loginResultSchema,
  realName: z.string(),
  /** Masked: enough to tell two people of one name apart. */
  mobile: z.string().optional(),
  /** The page to go on at. */
  wanted: z.string().optional(),
});

/** A person who was handed over while another one is logged in, until the other one has answered (S14). */
export type PendingHandOff = z.infer<typeof pendingSchema>;

const pendingCookie = sealedCookie('hand-off', pendingSchema);

export const writePendingHandOff = (pending: PendingHandOff, context: SessionContext): Promise<string> =>
  pendingCookie.write(pending, lifetimeMs, context);

/** The hand-off that waits for an answer of this session. */
export async function readPendingHandOff(
  headers: Headers,
  session: { id: string },
  context: SessionContext,
): Promise<PendingHandOff | undefined> {
  const pending = await pendingCookie.read(headers, context);
  return pending?.sessionId === session.id ? pending : undefined;
}
