import { redirectResponse } from '@/bff/http/response';
import { assertSameOrigin } from '@/bff/http/cross-origin';
import type { Incoming } from '@/bff/http/incoming';
import { confirmSession } from '@/bff/auth/session/confirm-session';
import { revokeToken } from '@/bff/auth/session/revoke-token';
import { startSession } from '@/bff/auth/session/start-session';
import { logAuthEvent } from '@/bff/session/auth-event';
import type { Session } from '@/bff/session/identity';
import { createServerApi } from '@/bff/upstream/server-api';
import { ApiError, isSignedOut, sessionTooLargeStatus } from '@/lib/client/failures/api-error';
import type { LoginOutcome } from '@/lib/client/session-calls';
import type { LoginResult } from '@/lib/contract/auth';
import { pageAfterLogin } from '@/lib/web/page-after-login';
import { isFromLogin, readHandOff, type HandOff } from './read-hand-off';
import { asSession, redeemToken } from './redeem-token';
import { writePendingHandOff } from './pending-hand-off';

/** The reason of a failure, as the page that shows it reads it from its address. */
export type HandOffRefusal = 'expired' | 'not-synced' | 'too-large' | 'unavailable';

/**
 * `GET /bff/handoff`, behind every entry whose address holds a token: uses the token up and goes on at a clean address (S13).
 * It always answers a redirect, so that the token leaves address bar and history (AUTH-07).
 */
export async function logInByHandOff(incoming: Incoming): Promise<Response> {
  const { request, gateway } = incoming;
  const { publicOrigin, clock } = gateway;
  assertSameOrigin(request, { via: 'hand-off', publicOrigin });
  const url = new URL(request.url);
  const handOff = readHandOff(url, { now: clock.now(), publicOrigin });
  try {
    if ('refused' in handOff) return refuse(handOff.refused, incoming);
    return await admit(handOff, incoming);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refuse(refusalOf(error), incoming);
  }
}

async function admit(handOff: HandOff, incoming: Incoming): Promise<Response> {
  const login = await redeemToken(handOff, incoming);
  if (handOff.userId !== null && handOff.userId !== login.userId)
    logAuthEvent('hand-off disagrees', incoming, { userId: login.userId });
  const current = await liveSession(incoming);
  if (!current) {
    const { outcome, cookie } = await startSession(login, incoming);
    return seeOther(afterHandOff(outcome, handOff), incoming, [cookie]);
  }
  if (current.userId !== login.userId) return askCurrent(login, { current, handOff, incoming });
  if (current.token !== login.access_token) void revokeToken(asSession(login), incoming);
  return seeOther(transferTo(handOff), incoming);
}

type Conflict = { current: Session; handOff: HandOff; incoming: Incoming };

/** S14: a link alone never changes the logged-in person; the current one has to agree. */
async function askCurrent(login: LoginResult, { current, handOff, incoming }: Conflict): Promise<Response> {
  const api = createServerApi({ ...incoming, session: asSession(login) }, incoming.gateway);
  const { realName, mobile } = await api('GET /api-auth/api/client/auth/userinfo', { query: {} });
  const pending = {
    sessionId: current.id,
    login,
    realName,
    mobile: masked(mobile),
    wanted: handOff.wanted,
  };
  return seeOther('/WorkWeChatLogin', incoming, [await writePendingHandOff(pending, incoming.gateway)]);
}

function masked(mobile = ''): string | undefined {
  const [, head, tail] = /^(\d{3})\d+(\d{4})$/.exec(mobile) ?? [];
  return head && tail && `${head}****${tail}`;
}

/** The session of the browser, unless the service has ended it. A service that cannot be reached has ended nothing. */
async function liveSession(incoming: Incoming): Promise<Session | undefined> {
  const { reading, gateway } = incoming;
  if (reading.kind !== 'session') return undefined;
  const { session } = reading;
  try {
    await confirmSession(session, createServerApi({ ...incoming, session }, gateway));
    return session;
  } catch (error) {
    return isSignedOut(error) ? undefined : session;
  }
}

type Arrival = { wanted?: string | undefined; isFromLogin?: boolean };

/** The page that knows the target of this tab, and goes there (SESS-09). */
function transferTo({ wanted, isFromLogin }: Arrival): string {
  const query = new URLSearchParams({
    ...(wanted !== undefined && { to: wanted }),
    ...(isFromLogin && { from: 'login' }),
  });
  return query.size > 0 ? `/transfer?${query}` : '/transfer';
}

/** The page after a log-in: an open binding or choice of company comes before the target. */
export function afterHandOff(
  { next, asksBinding }: Pick<LoginOutcome, 'next' | 'asksBinding'>,
  arrival: Arrival,
): string {
  if (asksBinding) return pageAfterLogin({ next, asksBinding, wanted: arrival.wanted });
  return next === '/schedule' ? transferTo(arrival) : next;
}

function refusalOf({ status }: ApiError): HandOffRefusal {
  if (status === 401 || status === 403) return 'expired';
  return status === sessionTooLargeStatus ? 'too-large' : 'unavailable';
}

function refuse(reason: HandOffRefusal, incoming: Incoming): Response {
  logAuthEvent('log-in refused', incoming, { reason });
  const origin = isFromLogin(new URL(incoming.request.url).searchParams) ? '&from=login' : '';
  return seeOther(`/WorkWeChatLogin?reason=${reason}${origin}`, incoming);
}

function seeOther(location: string, { traceId }: Incoming, cookies: string[] = []): Response {
  return redirectResponse(location, { traceId, cookies, headers: { 'referrer-policy': 'no-referrer' } });
}
