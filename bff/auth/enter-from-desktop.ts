import { z } from 'zod';
import { jsonAnswer } from '@/bff/http/answer';
import { assertContent, assertSameOrigin } from '@/bff/http/cross-origin';
import type { Incoming } from '@/bff/http/incoming';
import { readJson } from '@/bff/http/read-json';
import { refusals } from '@/bff/http/refusal';
import { logAuthEvent } from '@/bff/session/auth-event';
import { createServerApi } from '@/bff/upstream/server-api';
import { startSession } from './start-session';

const codeSchema = z.object({ codeId: z.string().min(1).max(128) });

/**
 * `POST /bff/desktop/session`: the desktop app's code for a session (SESS-08). The service's code and its token pass through here
 * alone; page and app see neither (S01).
 */
export async function enterFromDesktop(incoming: Incoming): Promise<Response> {
  const { request, traceId, gateway } = incoming;
  assertSameOrigin(request, { via: 'call', publicOrigin: gateway.publicOrigin });
  assertContent(request);
  const { codeId } = await readJson(request, codeSchema);
  const api = createServerApi(incoming, gateway);
  const { code, state } = await api('GET /api-pivot/api/client/webappAuth/getCode', { query: { codeId } });
  if (code === undefined) {
    logAuthEvent('log-in refused', incoming, { reason: 'desktop code' });
    throw refusals.codeExpired();
  }
  const login = await api('GET /api-auth/api/weChatLogin', { query: { code, state } });
  const { outcome, cookie } = await startSession(login, incoming);
  return jsonAnswer(outcome, { traceId, cookies: [cookie] });
}
