import { jsonResponse } from '@/bff/http/response';
import { type Exchange, forwardedBody } from '@/bff/proxy/exchange';
import { writeCaptchaCookie } from './captcha-cookie';

/** Passes the id of a new captcha session on, and ties it to this browser (AUTH-19, S24). */
export async function captchaSession({ incoming, forward }: Exchange): Promise<Response> {
  const { traceId, gateway } = incoming;
  const { sessionId } = await forwardedBody<'POST /api-auth/api/pauth/token/session'>(forward);
  const cookies = [await writeCaptchaCookie(sessionId, gateway)];
  return jsonResponse({ sessionId }, { traceId, cookies });
}
