import { deviceKeyHeader } from '@/lib/contract/device';
import { feedKeyHeader } from '@/lib/contract/feed';
import type { Session } from '@/bff/session/identity';
import type { Backend } from './transport/backend';
import { clientDevice } from './client-device';
import type { EndpointRow } from './rows/endpoint-rows';

/** The headers of a browser that reach the service; no other one is passed on (S33). */
const forwardedHeaders = [
  'content-type',
  'accept',
  'accept-language',
  'idempotency-key',
  'last-event-id',
  'x-csrf-token',
  'x-share-key',
  deviceKeyHeader,
  feedKeyHeader,
  'range',
];

export type OutgoingOptions = {
  row: EndpointRow;
  /** Path with its query, rebuilt from the row's template. */
  address: string;
  /** Those of the browser; only {@link forwardedHeaders} are read. */
  headers: Headers;
  body?: BodyInit;
  session?: Session;
  traceId: string;
  clientAddress?: string;
  /** The browser's own header; the service receives only its {@link clientDevice}. */
  userAgent?: string;
  serviceKey?: string;
  /** Ties a QR code to the browser that shows it; from its sealed cookie, never from its headers (S20). */
  codeSecret?: string;
  /** The ticket of a pending chat account; likewise from its own sealed cookie. */
  bindingTicket?: string;
  /** The token of a screen beside a door; from its own sealed cookie, for the rows of a door alone. */
  doorToken?: string;
  signal: AbortSignal;
};

/** The one place where identity, trace and address headers are set (SESS-11). */
export function outgoingRequest(backend: Backend, options: OutgoingOptions): Request {
  const { row, address, body, signal } = options;
  const needsSignal = !backend.inProcess || row.streams;
  return new Request(serviceUrl(backend, { row, address }), {
    method: row.method,
    headers: outgoingHeaders(options),
    body,
    // A Request follows its signal by finalizers, which cost more than the rest of it.
    ...(needsSignal && { signal }),
    redirect: 'manual',
    // undici requires it for a streamed body: the answer may not start before the body has ended.
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
}

/** Whether a call may issue a token, which records the browser that it was issued to: a log-in, or a new password. */
const mayGiveToken = ({ identity, namespace, method }: EndpointRow) =>
  identity === 'none' || (namespace === 'auth' && method !== 'GET');

function outgoingHeaders(options: OutgoingOptions): Headers {
  const headers = new Headers();
  // RFC 9110, section 7.6.1: headers that `Connection` lists are meant for this hop only.
  const thisHopOnly =
    options.headers
      .get('connection')
      ?.toLowerCase()
      .split(/\s*,\s*/) ?? [];
  for (const name of forwardedHeaders) {
    const value = options.headers.get(name);
    if (value !== null && !thisHopOnly.includes(name)) headers.set(name, value);
  }
  headers.set('x-trace-id', options.traceId);
  setIfPresent(headers, 'x-client-address', options.clientAddress);
  setIfPresent(headers, 'x-service-key', options.serviceKey);
  setIfPresent(headers, 'x-code-secret', options.codeSecret);
  setIfPresent(headers, 'x-binding-ticket', options.bindingTicket);
  if (options.row.identity === 'door') {
    if (options.doorToken !== undefined) headers.set('authorization', `Bearer ${options.doorToken}`);
    return headers;
  }
  const { session } = options;
  if (mayGiveToken(options.row)) setIfPresent(headers, 'x-client-device', clientDevice(options.userAgent));
  if (session && options.row.identity !== 'none') {
    headers.set('authorization', `Bearer ${session.token}`);
    // The user of a handed-over token is unknown: the token alone proves it (S14).
    setIfPresent(headers, 'x-user-id', session.userId || undefined);
    setIfPresent(headers, 'x-staff-id', session.staff?.staffId);
    setIfPresent(headers, 'x-company-id', session.staff?.companyId);
    setIfPresent(headers, 'x-org-code', session.staff?.orgCode);
  }
  return headers;
}

function setIfPresent(headers: Headers, name: string, value: string | undefined): void {
  if (value !== undefined) headers.set(name, value);
}

/** S31: as a last check, a request leaves for its own namespace of its own back end, or not at all. */
function serviceUrl({ base }: Backend, { row, address }: Pick<OutgoingOptions, 'row' | 'address'>): URL {
  const url = new URL(base + address);
  if (!url.href.startsWith(`${base}/api-${row.namespace}/`)) {
    throw new Error(`${row.key} would leave its namespace`);
  }
  return url;
}
