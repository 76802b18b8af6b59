import { requireConfirmedSession } from '@/bff/auth/session/confirm-session';
import { authConfig } from './auth-config';
import { env } from '@/bff/config/env';
import { meetingConfig } from './meeting-config';
import { jsonResponse } from '../http/response';
import { assertSameOrigin } from '../http/cross-origin';
import type { Incoming } from '../http/incoming';

/** `GET /bff/api/auth-config`, for the log-in page; needs no session. */
export async function showAuthConfig({ request, gateway, traceId }: Incoming): Promise<Response> {
  const { publicOrigin } = gateway;
  assertSameOrigin(request, { via: 'call', publicOrigin });
  return jsonResponse(authConfig(env()), { traceId });
}

/** `GET /bff/api/meeting-config`; needs a session. */
export async function showMeetingConfig(incoming: Incoming): Promise<Response> {
  const { request, gateway, traceId } = incoming;
  const { publicOrigin } = gateway;
  assertSameOrigin(request, { via: 'call', publicOrigin });
  await requireConfirmedSession(incoming);
  return jsonResponse(meetingConfig(env()), { traceId });
}
