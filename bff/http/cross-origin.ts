import type { Via } from '@/lib/contract/endpoint';
import { refusals } from './refusals/refusal';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const acceptedContent = /^(application\/json|multipart\/form-data)\s*(;|$)/i;

/**
 * Beside the ways of the endpoint table: `leave` is a navigation that ends a session, `hand-off` one that begins a session and
 * may come from any site, `report` a report that browsers send by themselves about a page.
 */
type Way = Via | 'leave' | 'hand-off' | 'report';

type CrossOriginOptions = { via: Way; publicOrigin: string };

/** Refuses a request that a page of another site may have caused (S40; Fetch Metadata: https://www.w3.org/TR/fetch-metadata/). */
export function assertSameOrigin(request: Request, options: CrossOriginOptions): void {
  if (!isSameOrigin(request, options)) throw refusals.crossOrigin();
}

/** The check of a call that only pages of ours make: same origin, and no content that a plain HTML form could send. */
export function assertOwnCall(request: Request, { publicOrigin }: { publicOrigin: string }): void {
  assertSameOrigin(request, { via: 'call', publicOrigin });
  assertContent(request);
}

export const isSameOrigin = (request: Request, { via, publicOrigin }: CrossOriginOptions): boolean =>
  isAllowed[via](request, publicOrigin);

const isAllowed: Record<Way, (request: Request, publicOrigin: string) => boolean> = {
  call: (request, publicOrigin) =>
    hasCallHeader(request) && (isSafe(request) || isFromUs(request, publicOrigin)),
  media: isOwnNavigation,
  navigation: isOwnNavigation,
  leave: isOwnLeaving,
  'hand-off': isHandOff,
  report: isOwnReport,
  probe: isSafe,
  // The signature of a webhook is checked by its own handler.
  webhook: () => true,
  // Unreachable for browsers: requests are never matched with such a row.
  server: () => false,
};

/** A custom header makes browsers send a preflight, which other origins get no permission from (S41). */
const hasCallHeader = ({ headers }: Request) => headers.get('x-csrf') === '1';

function isSafe({ method }: Request): boolean {
  return safeMethods.has(method);
}

function isFromUs({ headers }: Request, publicOrigin: string): boolean {
  const site = headers.get('sec-fetch-site');
  return site === null ? headers.get('origin') === publicOrigin : site === 'same-origin';
}

/** Plain http sends no Fetch Metadata; there SameSite=Lax and CORP protect the call. */
function isOwnNavigation(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site') ?? 'none';
  return isSafe(request) && (site === 'same-origin' || site === 'none');
}

/**
 * S19: only a navigation may end a session, and no image, foreign frame or prefetch. A browser that sends no Fetch Metadata has
 * to come from a page of ours.
 */
function isOwnLeaving({ headers }: Request, publicOrigin: string): boolean {
  if (isPrefetch(headers)) return false;
  const site = headers.get('sec-fetch-site');
  if (site === null) return originOf(headers.get('referer')) === publicOrigin;
  return (site === 'same-origin' || site === 'none') && headers.get('sec-fetch-mode') === 'navigate';
}

const isPrefetch = (headers: Headers) =>
  /\bprefetch\b/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '');

/** S15: an image or a prefetch would use up a token that works once. */
function isHandOff(request: Request): boolean {
  const { headers } = request;
  return (
    isSafe(request) && !isPrefetch(headers) && (headers.get('sec-fetch-mode') ?? 'navigate') === 'navigate'
  );
}

const originOf = (referer: string | null) =>
  referer !== null && URL.canParse(referer) ? new URL(referer).origin : undefined;

/** Browsers send no X-CSRF with a report; a page of another site could only send one after a preflight (S41). */
function isOwnReport({ headers }: Request, publicOrigin: string): boolean {
  return (
    (headers.get('sec-fetch-site') ?? 'same-origin') === 'same-origin' &&
    (headers.get('origin') ?? publicOrigin) === publicOrigin
  );
}

/** Refuses the content types of plain HTML forms. */
export function assertContent({ headers, method }: Request): void {
  if (safeMethods.has(method)) return;
  const type = headers.get('content-type');
  if (type === null ? announcesBody(headers) : !acceptedContent.test(type))
    throw refusals.unsupportedContent();
}

/** RFC 9112, section 6.3. `request.body` is no evidence: Next passes a stream for every unsafe method, empty or not. */
const announcesBody = (headers: Headers) =>
  headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) > 0;
