import { answer } from '@/bff/http/answer';
import { assertSameOrigin } from '@/bff/http/cross-origin';
import type { Exchange } from '@/bff/proxy/exchange';
import { endEverywhere } from './log-out';

/** The only place where one ends up after leaving: no address that a caller could choose (S19). */
const afterLeaving = '/login';

/** `GET …/clearCookies`, for links and address bars: logs out and shows the log-in page (SESS-06). */
export async function leave({ incoming }: Exchange): Promise<Response> {
  const { request, gateway, traceId } = incoming;
  assertSameOrigin(request, { via: 'leave', publicOrigin: gateway.publicOrigin });
  const cookies = await endEverywhere(incoming);
  return answer(null, { traceId, status: 303, cookies, headers: { location: afterLeaving } });
}
