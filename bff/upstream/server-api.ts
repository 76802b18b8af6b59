import { cache } from 'react';
import { headers } from 'next/headers';
import { gateway, type Gateway } from '@/bff/gateway';
import { clientAddress, newTraceId } from '@/bff/http/trace';
import { refusals } from '@/bff/http/refusals/refusal';
import { asAccount, type Session } from '@/bff/session/identity';
import { loadPageSession } from '@/bff/session/load-session';
import { outgoingCall, type Api, type LooseInput } from '@/lib/client/api';
import { needsSession } from '@/lib/contract/endpoint';
import type { EndpointKey } from '@/lib/contract/index';
import { deadlines } from '@/lib/domain/limits/limits';
import type { PageScope } from './transport/backend';
import { callService, type ServiceCall } from './call-service';
import { DeadlineError } from './transport/deadline';
import { endpointRow } from './rows/endpoint-rows';

/** The scope that all calls of one page, or of one log-in, share. */
type Caller = Pick<
  ServiceCall,
  'traceId' | 'clientAddress' | 'userAgent' | 'codeSecret' | 'bindingTicket' | 'doorToken' | 'page'
> & {
  session?: Session;
  /** Ends all of them. */
  deadline?: AbortSignal;
};

/** The typed client straight to the service, with a session's token and without a hop through ourselves. */
export function createServerApi(caller: Caller, gateway: Gateway): Api {
  const { deadline, ...shared } = caller;
  const call = async (key: EndpointKey, input?: LooseInput): Promise<unknown> => {
    const row = endpointRow(key);
    if (needsSession(row.identity) && !caller.session) throw refusals.signedOut();
    const { address, headers, body, signal: own } = outgoingCall(key, input);
    const waiting = [own, deadline].filter((each) => each !== undefined);
    const called = { row, address, headers, body, waiting };
    const answer = await callService({ ...called, ...shared }, gateway);
    if (answer.kind === 'json') return answer.body;
    return new Response(answer.body, { status: answer.status, headers: answer.headers });
  };
  return call as Api;
}

/** One trace for everything that one page asks for. */
const pageTraceId = cache(newTraceId);

const pageScope = cache((): PageScope => ({}));

/** R19: a page that asks one thing after the other is answered in time all the same, whichever of them hangs. */
const pageDeadline = cache(() => {
  const overdue = new AbortController();
  setTimeout(() => overdue.abort(new DeadlineError()), deadlines.pageMs).unref();
  return overdue.signal;
});

/** The api of the page being rendered, bound to its session. Pages prefetch with it (UX-04). */
export async function serverApi(): Promise<Api> {
  return pageApi(await loadPageSession());
}

/** The same, without speaking for the company: of use also to somebody who has left it. */
export async function accountApi(): Promise<Api> {
  const session = await loadPageSession();
  return pageApi(session && asAccount(session));
}

async function pageApi(session: Session | undefined): Promise<Api> {
  const address = clientAddress(await headers());
  const page = { traceId: pageTraceId(), page: pageScope(), deadline: pageDeadline() };
  return createServerApi({ session, clientAddress: address, ...page }, gateway());
}
