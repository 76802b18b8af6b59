import { z } from 'zod';
import { cookieName, readCookie, setCookie } from '@/bff/cookies/cookies';
import { open, seal } from '@/bff/cookies/seal';
import type { SessionContext } from '@/bff/session/session-context';
import { loginResultSchema } from '@/lib/contract/auth';

const lifetimeSeconds = 10 * 60;

const arrivalSchema = z.object({
  /** The session that is asked whether it gives way; no other can answer for it. */
  sessionId: z.string(),
  login: loginResultSchema,
  realName: z.string(),
  /** Not all of it: enough to tell two people of one name apart. */
  mobile: z.string().optional(),
  wanted: z.string().optional(),
});

/** Somebody who was handed over while somebody else is logged in, until that one has answered (S14). */
export type Arrival = z.infer<typeof arrivalSchema>;

/** The Set-Cookie line in which an arrival waits, sealed like a session. */
export async function writePendingArrival(arrival: Arrival, context: SessionContext): Promise<string> {
  const expiresAt = context.clock.now() + lifetimeSeconds * 1_000;
  const value = await seal({ purpose: 'hand-off', expiresAt, data: arrival }, context.keys());
  return setCookie('hand-off', value, { ...context, maxAgeSeconds: lifetimeSeconds });
}

/** The arrival that waits for an answer of this session. */
export async function readPendingArrival(
  headers: Headers,
  session: { id: string },
  context: SessionContext,
): Promise<Arrival | undefined> {
  const cookie = readCookie(headers.get('cookie'), cookieName('hand-off', context));
  if (typeof cookie === 'string') return undefined;
  const now = context.clock.now();
  const opened = await open(cookie.value, { purpose: 'hand-off', keys: context.keys(), now });
  const arrival = 'data' in opened ? arrivalSchema.safeParse(opened.data).data : undefined;
  return arrival?.sessionId === session.id ? arrival : undefined;
}
