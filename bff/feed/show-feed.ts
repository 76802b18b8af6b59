import type { Incoming } from '@/bff/http/incoming';
import { refusals } from '@/bff/http/refusals/refusal';
import { newResponse } from '@/bff/http/response';
import { decodeSegment } from '@/bff/upstream/rows/decode-segment';
import { createServerApi } from '@/bff/upstream/server-api';
import { feedKeyHeader } from '@/lib/contract/feed';

const pathPattern = /^\/bff\/feeds\/([^/]{1,64})\/([\w-]{1,64})\.ics$/;

/** The tag of a client's copy; of several the first, weak or not (RFC 9110, section 13.1.2). */
const tagPattern = /^\s*(?:W\/)?"([\w-]{1,64})"/;

/**
 * `GET /bff/feeds/{feedId}/{key}.ics`: a calendar for other programs, which have no session; whoever has the address reads it. It
 * is nobody's page: no index may list it, no browser runs anything in it, and only its own reader may store it.
 */
export async function showFeed({ request, gateway, traceId, clientAddress }: Incoming): Promise<Response> {
  const [, rawId = '', key = ''] = pathPattern.exec(new URL(request.url).pathname) ?? [];
  const feedId = decodeSegment(rawId);
  if (feedId === undefined) throw refusals.notFound();
  const api = createServerApi({ traceId, clientAddress }, gateway);
  const copy = tagPattern.exec(request.headers.get('if-none-match') ?? '')?.[1];
  const { etag, calendar } = await api('GET /api-meeting/api/feeds/{feedId}', {
    params: { feedId },
    query: { etag: copy },
    headers: { [feedKeyHeader]: key },
  });
  const headers = {
    etag: `"${etag}"`,
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
  };
  if (calendar === undefined) return newResponse(null, { traceId, status: 304, headers });
  return newResponse(calendar, {
    traceId,
    headers: {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="calendar.ics"',
    },
  });
}
