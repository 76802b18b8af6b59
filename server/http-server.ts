import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { newTraceId } from '@/bff/http/trace';
import type { RefusalLog } from '@/lib/log/refusal-log';
import { oneByOne } from '@/service/http/one-by-one';
import { clientAddress, type TrustedProxies } from './client-address';
import type { Drain } from './drain';
import { type HeapGuard, heapGuard } from './heap-guard';
import { type ServerLimits, serverLimits } from './server-limits';
import { refuse, refuseConnection, refuseUnreadable } from './refusals/send-refusal';
import { type Refusal, refusalOf, refusals } from './refusals/refusal';
import { securedResponse } from './secured-response';

/** Logs failures and refusals, each under the trace id of its answer. */
export type Report = { failed(error: unknown, traceId: string): void; refused: RefusalLog };

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Headers by which a caller could claim an address, host or scheme; only the address from trusted proxies is used. */
const forwardingHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
];

/** The HTTP server around Next: checks each request by its head, sets the caller's address, and passes the request on. */
export function createHttpServer({
  handle,
  drain,
  proxies,
  scheme,
  headers,
  report: { failed, refused },
  limits = serverLimits,
  heapRefusalOf = heapGuard(),
}: {
  handle: Handler;
  drain: Drain;
  proxies: TrustedProxies;
  scheme: string;
  /** The headers of every answer. */
  headers: Record<string, string>;
  report: Report;
  limits?: ServerLimits;
  heapRefusalOf?: HeapGuard;
}): Server {
  // RFC 9112, section 9.6: after an answer that closes the connection no further request on it is read (S57).
  const closing = new WeakSet<Socket>();
  const inTurn = oneByOne();
  const server = createServer(
    {
      ServerResponse: securedResponse(headers),
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      keepAliveTimeout: limits.keepAliveTimeoutMs,
      connectionsCheckingInterval: limits.checkConnectionsEveryMs,
      // Node would answer a request without Host itself, with an empty body (S38).
      requireHostHeader: false,
    },
    (request, response) => inTurn({ request, response }, () => begin(request, response)),
  );
  server.on('checkExpectation', (request, response) =>
    inTurn({ request, response }, () => refuseAndClose(request, response, refusals.invalid)),
  );
  server.on('connect', (request, socket) =>
    refuseConnection(socket, { refusal: refusals.method, headers, refused, request }),
  );
  server.on('clientError', (error, socket) => refuseUnreadable(socket, { error, headers, refused }));
  return server;

  function begin(request: IncomingMessage, response: ServerResponse) {
    // Read now: an aborted request no longer has its socket.
    const { socket } = request;
    if (closing.has(socket)) return;
    const refusal = refusalOf(request) ?? drain.refusalOf(request) ?? heapRefusalOf(request);
    if (refusal) return refuseAndClose(request, response, refusal);
    drain.track(response);
    setForwarded(request);
    response.once('finish', () => closeUnread(request, socket));
    handle(request, response).catch((error: unknown) => {
      const traceId = newTraceId();
      failed(error, traceId);
      if (response.headersSent) response.destroy();
      else refuse(response, { refusal: refusals.unexpected, traceId, refused });
    });
  }

  function refuseAndClose({ socket }: IncomingMessage, response: ServerResponse, refusal: Refusal) {
    if (closing.has(socket)) return;
    closing.add(socket);
    refuse(response, { refusal, refused });
  }

  function setForwarded({ headers, socket }: IncomingMessage) {
    const address = clientAddress({
      socketAddress: socket.remoteAddress,
      forwardedFor: headers['x-forwarded-for']?.toString(),
      proxies,
    });
    for (const name of forwardingHeaders) delete headers[name];
    headers['x-forwarded-for'] = address;
    headers['x-forwarded-proto'] = scheme;
  }

  /** S37: closes the connection when a body goes on after its answer, such as one of endless chunks. */
  function closeUnread(request: IncomingMessage, socket: Socket) {
    if (request.complete) return;
    setTimeout(() => request.complete || socket.destroy(), limits.lingerMs).unref();
  }
}
