import { acceptsHtml } from '@/bff/http/accepts-html';
import type { Incoming } from '@/bff/http/incoming';
import { refusals } from '@/bff/http/refusals/refusal';
import { newResponse, redirectResponse } from '@/bff/http/response';
import { createServerApi } from '@/bff/upstream/server-api';
import { ApiError } from '@/lib/client/failures/api-error';
import type { UnsubscribeOutcome } from '@/lib/domain/notice/unsubscribe-outcome';

const prefix = '/bff/unsubscribe/';

/** Whether a text has the form of a token; one in an address needs no escapes. */
export const isUnsubscribeToken = (text: string): boolean => /^[\w.-]{1,256}$/.test(text);

function tokenOf({ url }: Request): string {
  const token = new URL(url).pathname.slice(prefix.length);
  if (!isUnsubscribeToken(token)) throw refusals.notFound();
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
  const stopping = api('POST /api-meeting/api/notice-links/actions/unsubscribe', { body: { token } });
  if (acceptsHtml(request.headers.get('accept')))
    return redirectResponse(pageOf(token, `?${await outcomeOf(stopping)}=1`), { traceId });
  await stopping;
  return newResponse(null, { traceId, status: 204 });
}

/** A person reads on the page how it went, and presses again there after a failure that may pass. */
const outcomeOf = (stopping: Promise<unknown>): Promise<UnsubscribeOutcome> =>
  stopping.then(
    () => 'done',
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      return error.status === 404 ? 'wrong' : 'failed';
    },
  );
