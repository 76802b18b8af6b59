import { z } from 'zod';
import { jsonResponse } from '@/bff/http/response';
import { assertOwnCall } from '@/bff/http/cross-origin';
import type { Incoming } from '@/bff/http/incoming';
import { readJson } from '@/bff/http/body/read-json';
import { refusals } from '@/bff/http/refusals/refusal';
import { logAuthEvent } from '@/bff/session/auth-event';
import { createServerApi } from '@/bff/upstream/server-api';
import { startSession } from './session/start-session';

const id = z.string().min(1).max(128);
/** The app's code from the service, and its secret where the service gives one (`…/webappAuth/codes`). */
const codeSchema = z.object({ codeId: id, secret: id.optional() });

/**
 * `POST /bff/desktop/session`: trades the desktop app's code for a session (SESS-08). The service's code and its token pass
 * through here alone; page and app see neither (S01).
 */
export async function logInFromDesktop(incoming: Incoming): Promise<Response> {
  const { request, traceId, gateway } = incoming;
  assertOwnCall(request, gateway);
  const { codeId, secret } = await readJson(request, codeSchema);
  const api = createServerApi({ ...incoming, codeSecret: secret }, gateway);
  const { code } = await api('GET /api-pivot/api/client/webappAuth/getCode', { query: { codeId } });
  if (code === undefined) {
    logAuthEvent('log-in refused', incoming, { reason: 'desktop code' });
    throw refusals.codeExpired();
  }
  const { csrfToken } = await api('GET /api-auth/api/getLoginCsrfToken');
  const headers = { 'x-csrf-token': csrfToken };
  const login = await api('POST /api-auth/api/client/webappAuth/token', { body: { code }, headers });
  const { outcome, cookie } = await startSession(login, incoming);
  return jsonResponse(outcome, { traceId, cookies: [cookie] });
}
