import { z } from 'zod';
import { sealedCookie } from '@/bff/cookies/sealed-cookie';
import type { SessionContext } from '@/bff/session/session-context';
import { loginResultSchema } from '@/lib/contract/auth';

const lifetimeMs = 10 * 60 * 1_000;

const arrivalSchema = z.object({
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
export type Arrival = z.infer<typeof arrivalSchema>;

const arrivalCookie = sealedCookie('hand-off', arrivalSchema);

export const writePendingArrival = (arrival: Arrival, context: SessionContext): Promise<string> =>
  arrivalCookie.write(arrival, lifetimeMs, context);

/** The arrival that waits for an answer of this session. */
export async function readPendingArrival(
  headers: Headers,
  session: { id: string },
  context: SessionContext,
): Promise<Arrival | undefined> {
  const arrival = await arrivalCookie.read(headers, context);
  return arrival?.sessionId === session.id ? arrival : undefined;
}
