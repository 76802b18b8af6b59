import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { refusalPage, refusalPagePolicy } from '@/bff/http/refusals/refusal-page';
import { newTraceId } from '@/bff/http/trace';
import type { RefusalLog } from '@/lib/log/refusal-log';
import { serverText } from '@/lib/text/zh-cn/server';
import { isNavigation, type Refusal, refusals } from './refusal';

type Refusing = { refusal: Refusal; traceId?: string; refused: RefusalLog };

/** Sends a refusal of the listener: a page to a navigation, the contract's failure body to a call. */
export function refuse(
  response: ServerResponse<IncomingMessage>,
  { refusal, traceId = newTraceId(), refused }: Refusing,
): void {
  const { req: request } = response;
  const page = isNavigation(request);
  const body = page ? pageOf(refusal, traceId) : envelopeOf(refusal, traceId);
  if (page) response.setHeader('Content-Security-Policy', refusalPagePolicy);
  response.writeHead(refusal.status, headersOf(refusal, { body, type: page ? 'text/html' : json })).end(body);
  // The honest answer to a probe, which comes many times a minute.
  if (refusal === refusals.stopping) return;
  refused({ traceId, status: refusal.status, ...headOf(request) });
}

type CommonHeaders = Record<string, string>;
type RefusingConnection = { refusal: Refusal; headers: CommonHeaders; refused: RefusalLog };

/** Sends a refusal on a connection without a response object, and ends it; `request` is absent when it could not be parsed. */
export function refuseConnection(
  socket: Duplex,
  { refusal, headers, refused, request }: RefusingConnection & { request?: IncomingMessage },
): void {
  const traceId = newTraceId();
  const body = envelopeOf(refusal, traceId);
  const own = headersOf(refusal, { body, type: json });
  const head = { ...headers, ...own, 'Cache-Control': 'no-store', Vary: 'Cookie' };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${refusal.status} Refused\r\n${lines.join('')}\r\n${body}`);
  refused({ traceId, status: refusal.status, ...headOf(request) });
}

/** Handles `clientError`: a request that the parser could not read, or did not receive in time. */
export function refuseUnreadable(
  socket: Duplex,
  { error, ...refusing }: Omit<RefusingConnection, 'refusal'> & { error: NodeJS.ErrnoException },
): void {
  if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
    socket.destroy();
    return;
  }
  const refusal = refusalByParserError[error.code ?? ''] ?? refusals.invalid;
  refuseConnection(socket, { refusal, ...refusing });
}

const refusalByParserError: Record<string, Refusal | undefined> = {
  HPE_HEADER_OVERFLOW: refusals.largeHeader,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: refusals.largeBody,
  ERR_HTTP_REQUEST_TIMEOUT: refusals.timeout,
};

/**
 * Whether an answer has begun on this connection: a refusal written into it would be read as a part of it. Node's own
 * default checks the same (`socketOnError` in lib/_http_server.js), and has no public API for it.
 */
const isAnswering = (socket: Duplex & { _httpMessage?: ServerResponse | null }): boolean =>
  socket._httpMessage?.headersSent === true;

const pageOf = ({ message, advice = message }: Refusal, traceId: string) =>
  refusalPage(
    { title: serverText.pageRefused, advice, link: { to: '/', words: serverText.backHome } },
    traceId,
  );

const json = 'application/json';

/** The contract's failure body. */
const envelopeOf = ({ status, message }: Refusal, traceId: string) =>
  JSON.stringify({ code: status * 1_000, message, traceId });

const headOf = (request?: IncomingMessage) => ({
  method: request?.method ?? '',
  address: request?.url ?? '',
});

const headersOf = (
  { location, retryAfterSeconds }: Refusal,
  { body, type }: { body: string; type: string },
) => ({
  'Content-Type': `${type}; charset=utf-8`,
  'Content-Length': Buffer.byteLength(body),
  ...(location !== undefined && { Location: location }),
  ...(retryAfterSeconds !== undefined && { 'Retry-After': retryAfterSeconds }),
  // The body of a refused request is not read, so the connection cannot carry another one.
  Connection: 'close',
});
