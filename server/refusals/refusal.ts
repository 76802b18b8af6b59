import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { acceptsHtml } from '@/bff/http/accepts-html';
import { networkText } from '@/lib/text/zh-cn/network';
import { serverText } from '@/lib/text/zh-cn/server';
import { serviceText } from '@/lib/text/zh-cn/service';
import { hasUtf8Escapes } from '@/lib/web/well-formed';
import { serverLimits } from '../server-limits';
import { isPlainPath } from './plain-path';

/** The answer to a request that never reaches Next. */
export type Refusal = {
  status: number;
  message: string;
  location?: string;
  retryAfterSeconds?: number;
  /** The advice for a person who followed a link. */
  advice?: string;
};

type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>;

const allMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const methodsOfPages = new Set(['GET', 'HEAD']);

/** The refusal of a request by its raw head, before any decoding; undefined when it may pass. */
export function refusalOf({ method = '', url = '', headers, rawHeaders }: RequestHead): Refusal | undefined {
  // CVE-2026-44578: a self-hosted Next server forwards upgrades; nothing here speaks anything but HTTP.
  if (headers.upgrade !== undefined) return refusals.invalid;
  // RFC 9112, section 3.2: two Host headers are ambiguous; Node silently keeps the first (S57).
  if (countOf(rawHeaders, 'host') !== 1) return refusals.invalid;
  if (Buffer.byteLength(url) > serverLimits.urlBytes) return refusals.longUrl;
  const [path = ''] = url.split('?', 1);
  // RFC 9112, section 3.2: a request target has no fragment; readers may stop at it or read on (S31).
  if (url.includes('#')) return refusals.invalid;
  // Readers of a query replace what is no UTF-8 (S28).
  if (!hasUtf8Escapes(url)) return refusals.invalid;
  const isData = isDataPath(path);
  // A slash at the end of a page's address is Next's to redirect; at the end of a call it is an empty segment (S31).
  if (!isPlainPath(path) || (isData && path.endsWith('/'))) return refusals.invalid;
  const allowed = isData || path.startsWith('/__nextjs') ? allMethods : methodsOfPages;
  if (method === 'POST' && allowed === methodsOfPages && isForm(headers))
    return { ...refusals.form, location: url };
  if (!allowed.has(method)) return refusals.method;
  if (Number(headers['content-length'] ?? 0) > serverLimits.bodyBytes) return refusals.largeBody;
  return undefined;
}

const isDataPath = (path: string) => /^\/bff(?:\/|$)/.test(path);

/** Whether a browser navigates to a page; calls to the BFF always count as calls. */
export const isNavigation = ({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean =>
  !isDataPath(url.split('?', 1)[0] ?? '') && acceptsHtml(headers.accept);

const isForm = ({ 'content-type': type = '' }: IncomingHttpHeaders) =>
  /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type);

export const refusals = {
  /** A form that was sent before the page's script had loaded: its page is shown again, nothing was done. */
  form: { status: 303, message: serverText.formTooEarly },
  invalid: { status: 400, message: serverText.invalidRequest, advice: serverText.brokenLink },
  method: { status: 405, message: networkText.methodNotAllowed },
  timeout: { status: 408, message: serverText.requestTimeout },
  largeBody: { status: 413, message: serverText.bodyTooLarge },
  longUrl: { status: 414, message: serverText.urlTooLong, advice: serverText.brokenLink },
  largeHeader: { status: 431, message: serverText.headerTooLarge },
  unexpected: { status: 500, message: networkText.server },
  heapFull: { status: 503, message: serviceText.busy, retryAfterSeconds: 5 },
  stopping: { status: 503, message: serverText.stopping },
} satisfies Record<string, Refusal>;

function countOf(rawHeaders: readonly string[], name: string): number {
  return rawHeaders.filter((entry, index) => index % 2 === 0 && entry.toLowerCase() === name).length;
}
