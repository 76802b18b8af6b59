import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress, type TrustedProxies } from './client-address';
import type { Drain } from './drain';
import { serverLimits } from './limits';
import { envelopeOf, type Refusal, refusalOf, refusals } from './refusal';

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
}: {
  handle: Handler;
  drain: Drain;
  proxies: TrustedProxies;
  scheme: string;
}): Server {
  const server = createServer(
    {
      maxHeaderSize: serverLimits.headerBytes,
      headersTimeout: serverLimits.headersTimeoutMs,
      requestTimeout: serverLimits.requestTimeoutMs,
      keepAliveTimeout: serverLimits.keepAliveTimeoutMs,
      connectionsCheckingInterval: 2_000,
    },
    (request, response) => {
      const refusal = refusalOf(request) ?? drain.refusalOf(request);
      if (refusal) return refuse(response, refusal);
      drain.track(response);
      introduce(request);
      void handle(request, response);
    },
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const refusal = refusalByParserError[error.code ?? ''] ?? refusals.invalid;
    const body = envelopeOf(refusal);
    socket.end(
      `HTTP/1.1 ${refusal.status} Refused\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n${body}`,
    );
  });
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
}

const refusalByParserError: Record<string, Refusal | undefined> = {
  HPE_HEADER_OVERFLOW: refusals.largeHeader,
  ERR_HTTP_REQUEST_TIMEOUT: refusals.timeout,
};

function refuse(response: ServerResponse, refusal: Refusal) {
  const body = envelopeOf(refusal);
  response.writeHead(refusal.status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...(refusal.location !== undefined && { Location: refusal.location }),
    'X-Content-Type-Options': 'nosniff',
    // The body of a refused request is not read, so the connection cannot carry another one.
    Connection: 'close',
  });
  response.end(body);
}
