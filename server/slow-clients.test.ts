import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { trustedProxies } from './client-address';
import { createDrain } from './drain';
import { createHttpServer, type Handler } from './http-server';
import { serverLimits } from './server-limits';

const limits = {
  ...serverLimits,
  headersTimeoutMs: 200,
  requestTimeoutMs: 400,
  checkConnectionsEveryMs: 20,
  lingerMs: 100,
};
const post = 'POST /bff/x HTTP/1.1\r\nHost: localhost\r\n';
let server: Server;
let handle: Handler;

beforeAll(async () => {
  server = createHttpServer({
    handle: (request, response) => handle(request, response),
    drain: createDrain(),
    proxies: trustedProxies([]),
    scheme: 'https',
    headers: {},
    limits,
    report: { failed: () => undefined, refused: () => undefined },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());
beforeEach(() => {
  handle = async (request, response) => {
    await buffer(request);
    response.end('read');
  };
});

/** Sends a beginning, and then a little more every 20 ms for as long as anyone listens. */
function drip(beginning: string, more: string): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined).write(beginning);
  const timer = setInterval(() => socket.write(more), 20);
  return socket.once('close', () => clearInterval(timer));
}

/** Everything that arrives until the connection ends, a reset included. */
async function heard(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk) => (text += chunk));
  await new Promise((resolve) => socket.once('close', resolve));
  return text;
}

it.each([
  ['its headers', post, 'a: b\r\n'],
  ['a body of announced length', `${post}Content-Length: 10000\r\n\r\n`, 'a'],
  ['a body of chunks', `${post}Transfer-Encoding: chunked\r\n\r\n`, '1\r\na\r\n'],
])('[S37] cuts a client that drips %s', async (_what, beginning, more) => {
  handle = async (request) => void request.resume();
  expect(await heard(drip(beginning, more))).toMatch(/^HTTP\/1\.1 408 [^]*"code":408000/);
});

it('[S37] cuts a body that goes on after its answer, and lets the answer arrive', async () => {
  handle = async (_request, response) => void response.writeHead(413).end('enough');
  const startedAt = performance.now();
  const answer = await heard(drip(`${post}Transfer-Encoding: chunked\r\n\r\n`, '1\r\na\r\n'));
  expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*enough/);
  expect(performance.now() - startedAt).toBeLessThan(limits.requestTimeoutMs);
});

it('[S37] keeps a connection whose body ends soon after its answer', async () => {
  handle = async (_request, response) => void response.end('early');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${post}Content-Length: 4\r\n\r\nab`);
  await once(socket, 'data');
  socket.write('cd');
  const gone = once(socket, 'close').then(() => 'gone');
  const later = new Promise((resolve) => setTimeout(resolve, 2 * limits.lingerMs, 'still there'));
  expect(await Promise.race([gone, later])).toBe('still there');
  socket.destroy();
});
