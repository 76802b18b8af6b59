import { asLostIdentity } from '@/bff/auth/session/has-left-company';
import { checkCaptchaOwner } from '@/bff/auth/captcha/check-captcha-owner';
import { requireDoor } from '@/bff/door/door-cookie';
import { asLostPairing } from '@/bff/door/lost-pairing';
import { limitedBody } from '@/bff/http/body/limited-body';
import { assertContent, assertSameOrigin } from '@/bff/http/cross-origin';
import { requireSession, requireStaff, type Incoming } from '@/bff/http/incoming';
import { refusals } from '@/bff/http/refusals/refusal';
import type { Session } from '@/bff/session/identity';
import { callService, type ServiceAnswer } from '@/bff/upstream/call-service';
import type { EndpointRow } from '@/bff/upstream/rows/endpoint-rows';
import { fillPath } from '@/lib/client/transport/address';
import { limits } from '@/lib/domain/limits/limits';
import type { Exchange } from './exchange';
import { forwardedQuery } from './forwarded-query';
import { interceptors } from './interceptors';
import { presentAnswer } from './present-answer';
import { resolveEndpoint } from './resolve-endpoint';

/** Handles `/bff/api-{namespace}/…`: checks the call against the endpoint table and forwards it. */
export async function proxy(incoming: Incoming): Promise<Response> {
  const { request, gateway } = incoming;
  const { pathname, searchParams } = new URL(request.url);
  const { row, params } = resolveEndpoint(request.method, pathname);
  assertSameOrigin(request, { via: row.via, publicOrigin: gateway.publicOrigin });
  assertContent(request);
  const session = authorize(row, incoming);
  const door = row.identity === 'door' ? await requireDoor(incoming) : undefined;
  if (row.isSearch) gateway.limits.assertSearch(incoming);
  const address = fillPath(row.template, params) + forwardedQuery(searchParams, row);
  const exchange: Exchange = {
    incoming,
    row,
    session,
    forward: () => forward({ incoming, row, session, address, doorToken: door?.token }),
  };
  const intercept = interceptors.get(row.key);
  const answer = intercept ? await intercept(exchange) : presentAnswer(await exchange.forward(), incoming);
  if (request.method !== 'HEAD') return answer;
  await answer.body?.cancel();
  return new Response(null, answer);
}

/** The session that the row needs; refuses one that is not enough, or not the one that the page was opened with. */
function authorize(row: EndpointRow, incoming: Incoming): Session | undefined {
  if (row.identity === 'none' || row.identity === 'door') return undefined;
  if (row.identity === 'optional' && incoming.reading.kind !== 'session') return undefined;
  const session = requireSession(incoming);
  if (row.identity === 'staff') requireStaff(session);
  const expected = incoming.request.headers.get('x-expect-staff');
  // A form that was opened as company A must not post as B (R32), nor may its page load data of B (SESS-12).
  if (expected !== null && expected !== session.staff?.staffId) throw refusals.identityChanged();
  return session;
}

type Forwarded = Pick<Exchange, 'incoming' | 'row' | 'session'> & {
  address: string;
  doorToken: string | undefined;
};

async function forward({ incoming, row, session, address, doorToken }: Forwarded): Promise<ServiceAnswer> {
  const { request, traceId, clientAddress, userAgent, gateway } = incoming;
  const { headers, signal } = request;
  if (Number(headers.get('content-length') ?? 0) > row.bodyBytes) throw refusals.bodyTooLarge();
  const maxDepth = isMultipart(headers) ? undefined : limits.jsonDepth;
  const { stream, refusal } = limitedBody(request.body, { maxBytes: row.bodyBytes, maxDepth });
  try {
    const body = await checkCaptchaOwner(stream, { row, address, incoming });
    return await callService(
      {
        ...{ row, address, headers, body, session, doorToken },
        ...{ traceId, clientAddress, userAgent, waiting: [signal] },
      },
      gateway,
    );
  } catch (error) {
    if (row.identity === 'door') throw refusal() ?? asLostPairing(error);
    throw refusal() ?? (await asLostIdentity(error, { incoming, session }));
  }
}

const isMultipart = (headers: Headers) =>
  /^multipart\/form-data\s*(;|$)/i.test(headers.get('content-type') ?? '');
