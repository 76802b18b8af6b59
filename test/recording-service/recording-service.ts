import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/** A call as it came over the wire: nothing decoded, nothing joined, nothing left out. */
export type RecordedCall = {
  method: string;
  rawPath: string;
  rawHeaders: readonly (readonly [name: string, value: string])[];
  body: Buffer;
};

/** Answers a call; it may also stay silent, or send something that is no HTTP. */
export type Behaviour = (call: RecordedCall, response: ServerResponse) => unknown;

/** Any service of the contract as a function: the real one, for everything that a test does not lie about. */
type ServiceFetch = (request: Request) => Response | Promise<Response>;

export type RecordingService = {
  /** For `SERVICE_URL`. */
  origin: string;
  recorded: RecordedCall[];
  /**
   * From now on answers calls like this; the last word counts. Takes the key of an endpoint without parameters, or a
   * question. Answers how to take it back.
   */
  on(calls: string | ((call: RecordedCall) => boolean), behaviour: Behaviour): () => void;
  /** The answer of the real service behind: for rules that change one part of it. */
  truth(call: RecordedCall): Promise<Response>;
  /** Bytes of bodies that have arrived, those of calls that are still being sent among them. */
  receivedBytes(): number;
  /** Connections that the product holds open. */
  openSockets(): number;
  close(): Promise<void>;
};

/** The service behind a BFF under test: a real HTTP server that records what it is sent and misbehaves on demand. */
export async function startRecordingService(behind: ServiceFetch = nothing): Promise<RecordingService> {
  const recorded: RecordedCall[] = [];
  const rules: { fits: (call: RecordedCall) => boolean; behaviour: Behaviour }[] = [];
  const sockets = new Set<Socket>();
  const truth = async (call: RecordedCall) => behind(requestOf(call));
  const tellTruth: Behaviour = async (call, response) => passOn(await truth(call), response);
  let receivedBytes = 0;

  const server = createServer(async (request, response) => {
    request.on('data', (piece: Buffer) => (receivedBytes += piece.length));
    // A caller that leaves in the middle of its own body has sent no call.
    const call = await recordOf(request).catch(() => undefined);
    if (!call) return;
    recorded.push(call);
    const rule = rules.findLast(({ fits }) => fits(call));
    await (rule?.behaviour ?? tellTruth)(call, response);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    recorded,
    on(calls, behaviour) {
      const rule = { fits: typeof calls === 'string' ? isKeyOf(calls) : calls, behaviour };
      rules.push(rule);
      return () => void rules.splice(rules.indexOf(rule), 1);
    },
    truth,
    receivedBytes: () => receivedBytes,
    openSockets: () => sockets.size,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The values of a header, one for each time that it was sent. */
export const headerValues = ({ rawHeaders }: RecordedCall, name: string): string[] =>
  rawHeaders.flatMap(([sent, value]) => (sent.toLowerCase() === name ? [value] : []));

const nothing: ServiceFetch = () => Response.json({ code: 404_000, message: 'unknown' }, { status: 404 });

const isKeyOf = (key: string) => (call: RecordedCall) =>
  key === `${call.method} ${call.rawPath.split('?', 1).join('')}`;

async function recordOf(request: IncomingMessage): Promise<RecordedCall> {
  const { method = '', url: rawPath = '', rawHeaders: flat } = request;
  const rawHeaders = flat.flatMap((name, index) =>
    index % 2 === 0 ? [[name, flat[index + 1] ?? ''] as const] : [],
  );
  return { method, rawPath, rawHeaders, body: await buffer(request) };
}

function requestOf({ method, rawPath, rawHeaders, body }: RecordedCall): Request {
  const headers = new Headers();
  for (const [name, value] of rawHeaders) headers.append(name, value);
  return new Request(`http://service.invalid${rawPath}`, {
    method,
    headers,
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
}

async function passOn(answer: Response, response: ServerResponse): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  if (!answer.body) return void response.end();
  // A client that leaves is no failure; its pending answer ends with it.
  await pipeline(Readable.fromWeb(answer.body as ReadableStream), response).catch(() => undefined);
}
