import type { Incoming } from '@/bff/http/incoming';
import type { Session } from '@/bff/session/identity';
import { createServerApi } from '@/bff/upstream/server-api';
import { isSignedOut } from '@/lib/client/failures/api-error';

/** Ends the token at the service. Never fails: the session has ended here, whatever the service answers (S08). */
export async function revokeToken(session: Session, incoming: Incoming): Promise<void> {
  const { gateway, traceId, clientAddress } = incoming;
  const api = createServerApi({ session, traceId, clientAddress }, gateway);
  try {
    await api('POST /api-auth/api/user/auth/logout');
  } catch (error) {
    // SESS-06: a token that is already dead needs no revocation.
    if (!isSignedOut(error))
      gateway.log.warn({ traceId, reason: String(error) }, 'the token was not revoked');
  }
}
