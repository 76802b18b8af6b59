import { acceptsHtml } from '@/bff/http/accepts-html';
import type { Incoming } from '@/bff/http/incoming';
import { refusals } from '@/bff/http/refusals/refusal';
import { newResponse, redirectResponse } from '@/bff/http/response';
import { createServerApi } from '@/bff/upstream/server-api';

const pathPattern = /^\/bff\/unsubscribe\/([\w.-]{1,256})$/;

function tokenOf({ url }: Request): string {
  const [, token] = pathPattern.exec(new URL(url).pathname) ?? [];
  if (token === undefined) throw refusals.notFound();
  return token;
}

const pageOf = (token: string, query = '') => `/unsubscribe/${token}${query}`;

/** `GET /bff/unsubscribe/{token}`: a click in a mail, or a scanner that opens all links of it, changes nothing yet. */
export const showUnsubscribe = ({ request, traceId }: Incoming): Promise<Response> =>
  Promise.resolve(redirectResponse(pageOf(tokenOf(request)), { traceId }));

/**
 * `POST /bff/unsubscribe/{token}`: stops the mail that the token names, for a mail program (RFC 8058) or for the form of the page. The
 * token alone decides, so a page of another site can send nothing more than its holder.
 */
export async function unsubscribe({ request, gateway, traceId, clientAddress }: Incoming): Promise<Response> {
  const token = tokenOf(request);
  const api = createServerApi({ traceId, clientAddress }, gateway);
  await api('POST /api-meeting/api/notice-links/actions/unsubscribe', { body: { token } });
  return acceptsHtml(request.headers.get('accept'))
    ? redirectResponse(pageOf(token, '?done=1'), { traceId })
    : newResponse(null, { traceId, status: 204 });
}
