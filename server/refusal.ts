import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { networkText } from '@/lib/text/zh-cn/network';
import { serverText } from '@/lib/text/zh-cn/server';
import { serverLimits } from './limits';
import { isPlainPath } from './raw-path';

/** What is answered to a request that never reaches Next. */
export type Refusal = { status: number; message: string; location?: string };

type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>;

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const methodsOfPages = new Set(['GET', 'HEAD']);

/** Judges a request by its head, before anything has decoded or normalised it. */
export function refusalOf({ method = '', url = '', headers, rawHeaders }: RequestHead): Refusal | undefined {
  // CVE-2026-44578: a self-hosted Next server forwards upgrades; nothing here speaks anything but HTTP.
  if (headers.upgrade !== undefined) return refusals.invalid;
  // RFC 9112 §3.2: two Host headers are two opinions about who is addressed; Node keeps the first silently (S57).
  if (countOf(rawHeaders, 'host') !== 1) return refusals.invalid;
  if (Buffer.byteLength(url) > serverLimits.urlBytes) return refusals.longUrl;
  const [path = ''] = url.split('?', 1);
  if (!isPlainPath(path)) return refusals.invalid;
  const allowed = /^\/(?:bff\/|__nextjs)/.test(path) ? methods : methodsOfPages;
  if (method === 'POST' && allowed === methodsOfPages && isForm(headers))
    return { ...refusals.form, location: url };
  if (!allowed.has(method)) return refusals.method;
  if (Number(headers['content-length'] ?? 0) > serverLimits.bodyBytes) return refusals.largeBody;
  return undefined;
}

const isForm = ({ 'content-type': type = '' }: IncomingHttpHeaders) =>
  /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type);

/** The contract's failure body. */
export const envelopeOf = ({ status, message }: Refusal) =>
  JSON.stringify({ code: status * 1_000, message, traceId: randomUUID() });

export const refusals = {
  /** A form that was sent before the page's script had loaded: its page is shown again, nothing was done. */
  form: { status: 303, message: serverText.formTooEarly },
  invalid: { status: 400, message: serverText.invalidRequest },
  method: { status: 405, message: networkText.methodNotAllowed },
  timeout: { status: 408, message: serverText.requestTimeout },
  largeBody: { status: 413, message: serverText.bodyTooLarge },
  longUrl: { status: 414, message: serverText.urlTooLong },
  largeHeader: { status: 431, message: serverText.headerTooLarge },
  stopping: { status: 503, message: serverText.stopping },
} satisfies Record<string, Refusal>;

function countOf(rawHeaders: readonly string[], name: string): number {
  return rawHeaders.filter((entry, index) => index % 2 === 0 && entry.toLowerCase() === name).length;
}
