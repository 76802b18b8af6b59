import { clearCookie } from '@/bff/cookies/cookies';
import { jsonResponse } from '@/bff/http/response';
import type { Exchange } from '@/bff/proxy/exchange';

/** `POST …/door/actions/unpair`: ends the token, and the browser is no screen any more. */
export async function unpairDoor({ incoming, forward }: Exchange): Promise<Response> {
  const { gateway, traceId } = incoming;
  await forward();
  return jsonResponse(undefined, { traceId, cookies: [clearCookie('door', gateway)] });
}
