import { jsonResponse } from '@/bff/http/response';
import { assertOwnCall } from '@/bff/http/cross-origin';
import type { Incoming } from '@/bff/http/incoming';
import { createServerApi } from '@/bff/upstream/server-api';
import type { QrCode } from '@/lib/client/session-calls';
import { writeQrCookie } from './qr-cookie';

/** `POST /bff/qr`: creates a code for this browser to show; its secret stays in the sealed cookie (AUTH-06, S20). */
export async function createQrCode(incoming: Incoming): Promise<Response> {
  const { request, gateway, traceId } = incoming;
  assertOwnCall(request, gateway);
  const api = createServerApi(incoming, gateway);
  const { codeId, secret, expireTime } = await api('POST /api-auth/api/client/webappAuth/codes');
  const code: QrCode = { codeId, address: `${gateway.publicOrigin}/qr/${codeId}`, expireTime };
  const cookies = [await writeQrCookie({ codeId, secret }, gateway)];
  return jsonResponse(code, { traceId, cookies });
}
