import type { Incoming } from '@/bff/http/incoming';
import { refusals } from '@/bff/http/refusals/refusal';
import { jsonResponse } from '@/bff/http/response';
import type { Exchange } from '@/bff/proxy/exchange';
import { createServerApi } from '@/bff/upstream/server-api';
import { type PendingQrCode, readQrCookie } from './qr-cookie';

const getCode = 'GET /api-auth/api/client/webappAuth/getCode';
type GetCode = typeof getCode | 'GET /api-pivot/api/client/webappAuth/getCode';

/** `GET …/webappAuth/getCode`, for the browser that shows the code; to any other browser the code does not exist (S20). */
export async function pollQrCode({ incoming, row }: Exchange): Promise<Response> {
  const codeId = new URL(incoming.request.url).searchParams.get('codeId');
  const pending = await readQrCookie(incoming.request.headers, incoming.gateway);
  if (!pending || pending.codeId !== codeId) throw refusals.notFound();
  const { state } = await fetchQrCode(incoming, pending, row.key as GetCode);
  return jsonResponse({ state }, { traceId: incoming.traceId });
}

/** The state of a QR code, with the code that it is traded for once it was confirmed; that one is never for a browser. */
export function fetchQrCode(incoming: Incoming, { codeId, secret }: PendingQrCode, key: GetCode = getCode) {
  const api = createServerApi({ ...incoming, codeSecret: secret }, incoming.gateway);
  return api(key, { query: { codeId } });
}
