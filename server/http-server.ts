import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { newTraceId } from '@/bff/http/trace';
import type { RefusalLog } from '@/lib/log/refusal-log';
import { clientAddress, type TrustedProxies } from './client-address';
import type { Drain } from './drain';
import { type ServerLimits, serverLimits } from './server-limits';
import { refuse, refuseConnection, refuseUnreadable } from './refusals/send-refusal';
import { refusalOf, refusals } from './refusals/refusal';
import { securedResponse } from './secured-response';

/** Hears of what the log is to say, each under the trace id that the caller was told. */
export type Report = { failed(error: unknown, traceId: string): void; refused: RefusalLog };

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What a caller could say about its own address, host or scheme; only the proxies' word on the address is kept. */
const forwardingHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
];

/** The HTTP server around Next: judges each request by its head, says who is calling, and hands the rest on. */
export function createHttpServer({
  handle,
  drain,
  proxies,
  scheme,
  headers,
  report: { failed, refused },
  limits = serverLimits,
}: {
  handle: Handler;
  drain: Drain;
  proxies: TrustedProxies;
  scheme: string;
  /** What every answer carries. */
  headers: Record<string, string>;
  report: Report;
  limits?: ServerLimits;
}): Server {
  // RFC 9112, section 9.6: behind an answer that closes the connection nothing on it is a request any more (S57).
  const closing = new WeakSet<Socket>();
  const server = createServer(
    {
      ServerResponse: securedResponse(headers),
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersTimeoutMs,
      requestTimeout: limits.requestTimeoutMs,
      keepAliveTimeout: limits.keepAliveTimeoutMs,
      connectionsCheckingInterval: limits.checkConnectionsEveryMs,
      // Node would answer a request without Host itself, and say nothing with it (S38).
      requireHostHeader: false,
    },
    (request, response) => {
      // Taken now: whoever gives up reading takes it off the request.
      const { socket } = request;
      if (closing.has(socket)) return;
      const refusal = refusalOf(request) ?? drain.refusalOf(request);
      if (refusal) {
        closing.add(socket);
        return refuse(response, { refusal, refused });
      }
      drain.track(response);
      introduce(request);
      response.once('finish', () => endUnread(request, socket));
      handle(request, response).catch((error: unknown) => {
        const traceId = newTraceId();
        failed(error, traceId);
        if (response.headersSent) response.destroy();
        else refuse(response, { refusal: refusals.unexpected, traceId, refused });
      });
    },
  );
  server.on('checkExpectation', ({ socket }, response) => {
    closing.add(socket);
    refuse(response, { refusal: refusals.invalid, refused });
  });
  server.on('connect', (request, socket) =>
    refuseConnection(socket, { refusal: refusals.method, headers, refused, request }),
  );
  server.on('clientError', (error, socket) => refuseUnreadable(socket, { error, headers, refused }));
  return server;

  function introduce({ headers, socket }: IncomingMessage) {
    const address = clientAddress({
      socketAddress: socket.remoteAddress,
      forwardedFor: headers['x-forwarded-for']?.toString(),
      proxies,
    });
    for (const name of forwardingHeaders) delete headers[name];
    headers['x-forwarded-for'] = address;
    headers['x-forwarded-proto'] = scheme;
  }

  /** S37: a body that goes on after its answer, such as one of endless chunks, takes the connection with it. */
  function endUnread(request: IncomingMessage, socket: Socket) {
    if (request.complete) return;
    setTimeout(() => request.complete || socket.destroy(), limits.lingerMs).unref();
  }
}
