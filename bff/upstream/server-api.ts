import { cache } from 'react';
import { headers } from 'next/headers';
import { gateway, type Gateway } from '@/bff/gateway';
import { clientAddress, newTraceId } from '@/bff/http/trace';
import { refusals } from '@/bff/http/refusal';
import type { Session } from '@/bff/session/identity';
import { loadReading } from '@/bff/session/load-session';
import { outgoingCall, type Api, type LooseInput } from '@/lib/client/api';
import type { EndpointKey } from '@/lib/contract/index';
import { callService, type ServiceCall } from './call-service';
import { endpointRow } from './endpoint-rows';

/** What one page, or one log-in, lends to all of its calls. */
type Caller = Pick<ServiceCall, 'traceId' | 'clientAddress'> & { session?: Session };

/** The typed client straight to the service, with a session's token and without a hop through ourselves. */
export function createServerApi({ session, traceId, clientAddress }: Caller, gateway: Gateway): Api {
  const call = async (key: EndpointKey, input?: LooseInput): Promise<unknown> => {
    const row = endpointRow(key);
    if (row.identity !== 'none' && !session) throw refusals.signedOut();
    const { address, headers, body, signal } = outgoingCall(key, input);
    const shared = { row, address, headers, body, signal, session, traceId, clientAddress };
    const answer = await callService(shared, gateway);
    if (answer.kind === 'json') return answer.body;
    return new Response(answer.body, { status: answer.status, headers: answer.headers });
  };
  return call as Api;
}

/** One trace for everything that one page asks for. */
const pageTraceId = cache(newTraceId);

/** The api of the page being rendered, bound to its session. Pages prefetch with it (UX-04). */
export async function serverApi(): Promise<Api> {
  const reading = await loadReading();
  const session = reading.kind === 'session' ? reading.session : undefined;
  const address = clientAddress(await headers());
  return createServerApi({ session, traceId: pageTraceId(), clientAddress: address }, gateway());
}
