import { randomUUID } from 'node:crypto';
import { jsonResponse } from '@/bff/http/response';
import type { Incoming } from '@/bff/http/incoming';
import type { Exchange } from '@/bff/proxy/exchange';
import { logAuthEvent } from '@/bff/session/auth-event';
import { endSession } from '@/bff/session/ended-sessions';
import type { Session } from '@/bff/session/identity';
import { writeSession } from '@/bff/session/write-session';
import { needsSession } from '@/lib/contract/endpoint';
import { loginResultSchema } from '@/lib/contract/auth';

/**
 * Sets a password. Every session of the account ends except the calling one, which goes on under a new id and, where the
 * service gives one, a new token (S07, S27). A caller without a session gets none.
 */
export async function changePassword({ incoming, row, session, forward }: Exchange): Promise<Response> {
  const { traceId } = incoming;
  const answer = await forward();
  const renewed = loginResultSchema.safeParse(answer.body).data;
  logAuthEvent('password set', incoming, { userId: renewed?.userId });
  // A forgotten password may belong to another account than the open session.
  const isOwn = renewed ? renewed.userId === session?.userId : needsSession(row.identity);
  if (!session || !isOwn) return jsonResponse(undefined, { traceId });
  const next: Session = {
    ...session,
    id: randomUUID(),
    ...(renewed && { token: renewed.access_token, expiresAt: renewed.expireTime }),
  };
  const cookies = [await replaceSession(session, next, incoming)];
  return jsonResponse(undefined, { traceId, cookies });
}

async function replaceSession(old: Session, next: Session, { gateway }: Incoming): Promise<string> {
  const cookie = await writeSession(next, gateway);
  endSession(old, gateway.clock.now());
  return cookie;
}
