import { newResponse } from '@/bff/http/response';
import { assertSameOrigin } from '@/bff/http/cross-origin';
import type { Exchange } from '@/bff/proxy/exchange';
import { logOutEverywhere, pageAfterLogOut } from './log-out';

/** `GET …/clearCookies`, for links and address bars: logs out, and goes to no address that a caller could choose (SESS-06, S19). */
export async function leave({ incoming }: Exchange): Promise<Response> {
  const { request, gateway, traceId } = incoming;
  assertSameOrigin(request, { via: 'leave', publicOrigin: gateway.publicOrigin });
  const cookies = await logOutEverywhere(incoming);
  return newResponse(null, {
    traceId,
    status: 303,
    cookies,
    headers: { location: pageAfterLogOut(incoming) },
  });
}
