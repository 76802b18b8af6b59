import type { Via } from '@/lib/contract/endpoint';
import { refusals } from './refusals/refusal';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const acceptedContent = /^(application\/json|multipart\/form-data)\s*(;|$)/i;

/**
 * Beside the ways of the endpoint table: `leave` is a navigation that ends a session, `hand-off` one that begins one and may come
 * from anywhere, `report` what browsers send by themselves about a page.
 */
type Way = Via | 'leave' | 'hand-off' | 'report';

type CrossOriginOptions = { via: Way; publicOrigin: string };

/** Refuses what a page of another site could have caused (S40; Fetch Metadata: https://www.w3.org/TR/fetch-metadata/). */
export function assertSameOrigin(request: Request, options: CrossOriginOptions): void {
  if (!isSameOrigin(request, options)) throw refusals.crossOrigin();
}

export const isSameOrigin = (request: Request, { via, publicOrigin }: CrossOriginOptions): boolean =>
  isAllowed[via](request, publicOrigin);

const isAllowed: Record<Way, (request: Request, publicOrigin: string) => boolean> = {
  call: (request, publicOrigin) =>
    hasCallHeader(request) && (isSafe(request) || isFromUs(request, publicOrigin)),
  media: isOwnNavigation,
  navigation: isOwnNavigation,
  leave: isOwnLeaving,
  'hand-off': isArrival,
  report: isOwnReport,
  probe: isSafe,
  // A webhook proves itself by its signature, which its own handler checks.
  webhook: () => true,
  // No browser gets as far as this: such a row is not among those that a request is matched with.
  server: () => false,
};

/** A header of our own makes browsers ask first, and nobody answers that question for other origins (S41). */
const hasCallHeader = ({ headers }: Request) => headers.get('x-csrf') === '1';

function isSafe({ method }: Request): boolean {
  return safeMethods.has(method);
}

function isFromUs({ headers }: Request, publicOrigin: string): boolean {
  const site = headers.get('sec-fetch-site');
  return site === null ? headers.get('origin') === publicOrigin : site === 'same-origin';
}

/** Plain http sends no Fetch Metadata; SameSite=Lax and CORP carry it then. */
function isOwnNavigation(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site') ?? 'none';
  return isSafe(request) && (site === 'same-origin' || site === 'none');
}

/**
 * S19. Nothing loaded in passing may end a session: no picture, no frame of others, no page that a browser fetches ahead of
 * the click. A browser that sends no Fetch Metadata has to come from a page of ours.
 */
function isOwnLeaving({ headers }: Request, publicOrigin: string): boolean {
  if (isAhead(headers)) return false;
  const site = headers.get('sec-fetch-site');
  if (site === null) return originOf(headers.get('referer')) === publicOrigin;
  return (site === 'same-origin' || site === 'none') && headers.get('sec-fetch-mode') === 'navigate';
}

const isAhead = (headers: Headers) =>
  /\bprefetch\b/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '');

/** S15: what a browser loads in passing, or ahead of a click, would use up what works once. */
function isArrival(request: Request): boolean {
  const { headers } = request;
  return isSafe(request) && !isAhead(headers) && (headers.get('sec-fetch-mode') ?? 'navigate') === 'navigate';
}

const originOf = (referer: string | null) =>
  referer !== null && URL.canParse(referer) ? new URL(referer).origin : undefined;

/** Browsers cannot be told to send X-CSRF with a report; a page of others could only send one after asking us (S41). */
function isOwnReport({ headers }: Request, publicOrigin: string): boolean {
  return (
    (headers.get('sec-fetch-site') ?? 'same-origin') === 'same-origin' &&
    (headers.get('origin') ?? publicOrigin) === publicOrigin
  );
}

/** What a plain HTML form can send is not accepted, whoever sent it. */
export function assertContent({ headers, method }: Request): void {
  if (safeMethods.has(method)) return;
  const type = headers.get('content-type');
  if (type === null ? announcesBody(headers) : !acceptedContent.test(type))
    throw refusals.unsupportedContent();
}

/** RFC 9112, section 6.3. `request.body` cannot tell: Next hands a stream over for every unsafe method, empty or not. */
const announcesBody = (headers: Headers) =>
  headers.has('transfer-encoding') || Number(headers.get('content-length') ?? 0) > 0;
