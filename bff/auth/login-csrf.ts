import { jsonResponse } from '@/bff/http/response';
import { type Exchange, forwardedBody } from '@/bff/proxy/exchange';
import { writePreLogin } from './pre-login-cookie';

/** Passes the log-in CSRF token on, and ties it to this browser by the pre-login cookie (AUTH-18). */
export async function loginCsrf({ incoming, forward }: Exchange): Promise<Response> {
  const { traceId, gateway } = incoming;
  const { csrfToken } = await forwardedBody<'GET /api-auth/api/getLoginCsrfToken'>(forward);
  const cookies = [await writePreLogin(csrfToken, gateway)];
  return jsonResponse({ csrfToken }, { traceId, cookies });
}
