import { jsonAnswer } from '@/bff/http/answer';
import { assertSameOrigin } from '@/bff/http/cross-origin';
import type { Incoming } from '@/bff/http/incoming';
import type { Exchange } from '@/bff/proxy/exchange';
import { clearCookie } from '@/bff/session/cookies';
import { endSession } from '@/bff/session/ended-sessions';
import { revokeToken } from './revoke-token';

/** `DELETE /bff/session`: the token dies at the service, the cookie here, and copies of it as well (SESS-06, S08). */
export async function logOut(incoming: Incoming): Promise<Response> {
  const { request, gateway, traceId } = incoming;
  const { publicOrigin } = gateway;
  assertSameOrigin(request, { via: 'call', publicOrigin });
  const cookies = await endEverywhere(incoming);
  return jsonAnswer({ next: '/login' }, { publicOrigin, traceId, cookies });
}

/** The contract's own log-out means the same to a browser. */
export async function logOutCall({ incoming }: Exchange): Promise<Response> {
  const { gateway, traceId } = incoming;
  const cookies = await endEverywhere(incoming);
  return jsonAnswer(undefined, { publicOrigin: gateway.publicOrigin, traceId, cookies });
}

async function endEverywhere(incoming: Incoming): Promise<string[]> {
  const { reading, gateway } = incoming;
  if (reading.kind === 'session') {
    // First here, so that a copied cookie is dead while the service is still being asked.
    endSession(reading.session, gateway.clock.now());
    await revokeToken(reading.session, incoming);
  }
  return [clearCookie('session', gateway), clearCookie('pre-login', gateway)];
}
