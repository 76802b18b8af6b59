import type { Session } from '@/bff/session/identity';
import type { Backend } from './transport/backend';
import { clientDevice } from './client-device';
import type { EndpointRow } from './rows/endpoint-rows';

/** What a browser may say to the service; nothing else is passed on (S33, contract.md). */
const forwardedHeaders = [
  'content-type',
  'accept',
  'accept-language',
  'idempotency-key',
  'last-event-id',
  'x-csrf-token',
  'x-share-key',
  'range',
];

export type OutgoingOptions = {
  row: EndpointRow;
  /** Path with its query, rebuilt from the row's template. */
  address: string;
  /** As they came; only {@link forwardedHeaders} are read. */
  headers: Headers;
  body?: BodyInit;
  session?: Session;
  traceId: string;
  clientAddress?: string;
  /** Of the browser; only what {@link clientDevice} makes of it leaves. */
  userAgent?: string;
  serviceKey?: string;
  /** What ties a QR code to the browser that shows it; from its sealed cookie, never from its headers (S20). */
  codeSecret?: string;
  /** What a chat account waits under to be bound; likewise from its own sealed cookie. */
  bindingTicket?: string;
  signal: AbortSignal;
};

/** The one place where identity, trace and address headers are set (SESS-11). */
export function outgoingRequest(backend: Backend, options: OutgoingOptions): Request {
  const { row, address, body, signal } = options;
  const isHeard = !backend.inProcess || row.streams;
  return new Request(serviceUrl(backend, { row, address }), {
    method: row.method,
    headers: outgoingHeaders(options),
    body,
    // A request ties a signal to one of its own by finalizers, which costs more than all else in it.
    ...(isHeard && { signal }),
    redirect: 'manual',
    // undici: a body that is a stream has to say that the answer may not start before it has ended.
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
}

/** A token remembers for which browser it was given: at a log-in, or where another one takes its place. Nothing else asks. */
const mayGiveToken = ({ identity, namespace, method }: EndpointRow) =>
  identity === 'none' || (namespace === 'auth' && method !== 'GET');

function outgoingHeaders(options: OutgoingOptions): Headers {
  const headers = new Headers();
  // RFC 9110, section 7.6.1: what a caller lists there was meant for the hop to us only.
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
  const { session } = options;
  if (mayGiveToken(options.row)) setIfPresent(headers, 'x-client-device', clientDevice(options.userAgent));
  if (session && options.row.identity !== 'none') {
    headers.set('authorization', `Bearer ${session.token}`);
    // A token that was handed over says whose it is; nobody else is believed about that (S14).
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

/** S31: whatever happened before, a request leaves for its own namespace of its own back end, or not at all. */
function serviceUrl({ base }: Backend, { row, address }: Pick<OutgoingOptions, 'row' | 'address'>): URL {
  const url = new URL(base + address);
  if (!url.href.startsWith(`${base}/api-${row.namespace}/`)) {
    throw new Error(`${row.key} would leave its namespace`);
  }
  return url;
}
