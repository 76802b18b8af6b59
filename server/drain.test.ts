import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { trustedProxies } from './client-address';
import { createDrain, type Drain } from './drain';
import { createHttpServer } from './http-server';

let server: Server;
let drain: Drain;
const refused = jest.fn();
let handle: (request: IncomingMessage, response: ServerResponse) => void;

beforeEach(async () => {
  refused.mockClear();
  drain = createDrain();
  server = createHttpServer({
    handle: async (request, response) => handle(request, response),
    drain,
    proxies: trustedProxies([]),
    scheme: 'https',
    headers: {},
    report: { failed: () => undefined, refused },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function ask(path: string, agent: Agent | false = false) {
  const { port } = server.address() as AddressInfo;
  const request = get({ host: '127.0.0.1', port, path, agent });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode,
    body: text(response),
    closes: response.headers.connection === 'close',
    reused: request.reusedSocket,
  };
}

/** Answers when the handler has a request in its hands. */
function heldRequest() {
  return new Promise<ServerResponse>((resolve) => {
    handle = (_, response) => resolve(response);
  });
}

describe('stopping', () => {
  it('[R27] is first not ready, then finishes what runs, then is gone', async () => {
    const held = heldRequest();
    const running = ask('/bff/slow');
    const response = await held;

    const finished = drain.finish(server, { noticeMs: 100 });
    expect((await ask('/bff/readyz')).status).toBe(503);
    expect(refused).not.toHaveBeenCalled();
    response.end('done');

    expect(await (await running).body).toBe('done');
    await finished;
    expect(server.listening).toBe(false);
  });

  it('[R27] ends a stream of events, which has no end of its own, but not a long download', async () => {
    const heldStream = heldRequest();
    const stream = ask('/bff/changes');
    const events = await heldStream;
    events.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
    events.write('data: 1\n\n');
    const heldDownload = heldRequest();
    const download = ask('/bff/file');
    const file = await heldDownload;
    file.setHeader('Content-Type', 'application/octet-stream');
    file.write('begin');
    await Promise.all([stream, download]);

    const finished = drain.finish(server, { noticeMs: 0 });
    expect(await (await stream).body).toBe('data: 1\n\n');
    file.end(' and end');
    expect(await (await download).body).toBe('begin and end');
    await finished;
  });

  it('[R27] answers what comes on a kept connection, and says that it was the last', async () => {
    handle = (_, response) => response.end('done');
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    await (
      await ask('/bff/first', agent)
    ).body;

    const finished = drain.finish(server, { noticeMs: 200 });
    const last = await ask('/bff/again', agent);
    expect(last).toMatchObject({ reused: true, closes: true });
    expect(await last.body).toBe('done');
    await finished;
    agent.destroy();
  });

  it('[R28] loses no request that came on a kept connection while the process was busy', async () => {
    handle = (_, response) => response.end('done');
    const sent = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const { port } = server.address() as AddressInfo;
    const client = new Worker(clientInAnotherThread, { eval: true, workerData: { port, sent } });
    expect(await nextMessage(client)).toBe(200);

    const noticeMs = 5;
    const finished = drain.finish(server, { noticeMs });
    client.postMessage('again');
    Atomics.wait(sent, 0, 0);
    // Until the notice is over, this thread does not turn: what was sent is here, unread.
    Atomics.wait(sent, 0, 1, noticeMs);
    expect(await nextMessage(client)).toBe(200);
    await finished;
    await client.terminate();
  });
});

const nextMessage = async (worker: Worker) => ((await once(worker, 'message')) as [unknown])[0];

/** Asks twice on one connection, the second time when it is told to, and posts the status of each answer, or why there was none. */
const clientInAnotherThread = `
  const { get, Agent } = require('node:http');
  const { parentPort, workerData: { port, sent } } = require('node:worker_threads');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () => {
    const request = get({ host: '127.0.0.1', port, path: '/bff/asked', agent }, (response) => {
      response.resume().once('end', () => setImmediate(() => parentPort.postMessage(response.statusCode)));
    });
    request.once('error', ({ code }) => parentPort.postMessage(code));
    return request;
  };
  parentPort.once('message', () => {
    ask().once('finish', () => {
      Atomics.store(sent, 0, 1);
      Atomics.notify(sent, 0);
    });
  });
  ask();
`;
