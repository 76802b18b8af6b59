import { jsonResponse } from '@/bff/http/response';
import type { Incoming } from '@/bff/http/incoming';
import { refusals } from '@/bff/http/refusals/refusal';
import type { Exchange } from '@/bff/proxy/exchange';
import { createServerApi } from '@/bff/upstream/server-api';
import { readQrCookie } from './qr-cookie';

const getCode = 'GET /api-auth/api/client/webappAuth/getCode';
type GetCode = typeof getCode | 'GET /api-pivot/api/client/webappAuth/getCode';

/** `GET …/webappAuth/getCode`, for the browser that shows the code; to any other there is no such code (S20). */
export async function pollQrCode({ incoming, row }: Exchange): Promise<Response> {
  const codeId = new URL(incoming.request.url).searchParams.get('codeId');
  const shown = await readQrCookie(incoming.request.headers, incoming.gateway);
  if (!shown || shown.codeId !== codeId) throw refusals.notFound();
  const { state } = await fetchQrCode(incoming, shown, row.key as GetCode);
  return jsonResponse({ state }, { traceId: incoming.traceId });
}

type Shown = NonNullable<Awaited<ReturnType<typeof readQrCookie>>>;

/** What became of the shown code, with what it is traded for once it was confirmed: never for a browser. */
export function fetchQrCode(incoming: Incoming, { codeId, secret }: Shown, key: GetCode = getCode) {
  const api = createServerApi({ ...incoming, codeSecret: secret }, incoming.gateway);
  return api(key, { query: { codeId } });
}
