import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { trustedProxies } from './client-address';
import { createDrain } from './drain';
import { createHttpServer } from './http-server';

const drain = createDrain();
let server: Server;
let handle: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  server = createHttpServer({
    handle: async (request, response) => handle(request, response),
    drain,
    proxies: trustedProxies([]),
    scheme: 'https',
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());
beforeEach(() => {
  handle = (request, response) => response.end(JSON.stringify(request.headers));
});

/** Sends bytes as they are, which no HTTP client does, and answers what came back. */
async function send(...lines: string[]) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return text(socket);
}
const get = (path: string, ...headers: string[]) =>
  send(`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers);

it('[S31] answers an unsafe path with the JSON envelope', async () => {
  const answer = await get('/bff/api-meeting/a%2fb');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(JSON.parse(answer.slice(answer.indexOf('{')))).toEqual({
    code: 400_000,
    message: '请求无效',
    traceId: expect.any(String),
  });
});

it.each([
  ['a second Host', 400, () => get('/', 'Host: evil.example')],
  ['a smuggled body', 400, () => get('/', 'Content-Length: 4', 'Transfer-Encoding: chunked')],
  ['an upgrade', 400, () => get('/', 'Upgrade: websocket')],
  ['a foreign absolute target', 400, () => get('http://127.0.0.1:9/')],
  ['TRACE', 405, () => send('TRACE / HTTP/1.1', 'Host: localhost')],
  ['a 17 KB cookie', 431, () => get('/', `Cookie: a=${'b'.repeat(17 * 1024)}`)],
  ['a 9 KB address', 414, () => get(`/${'a'.repeat(9 * 1024)}`)],
])('[S37] refuses %s with %i', async (_what, status, request) => {
  const answer = await request();
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain(`"code":${status * 1_000}`);
});

it('[S33] replaces every claim about address, host and scheme by what the server knows', async () => {
  const answer = await get(
    '/',
    'X-Forwarded-For: 203.0.113.9',
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: http',
    'Forwarded: for=1',
  );
  const headers = JSON.parse(answer.slice(answer.indexOf('{')));
  expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' });
  expect(headers).not.toHaveProperty('forwarded');
  expect(headers).not.toHaveProperty('x-forwarded-host');
});

it('[R27] when stopping is first not ready, then finishes what runs, then is gone', async () => {
  let finish = () => {};
  const reached = new Promise<void>((resolve) => {
    handle = (_request, response) => {
      finish = () => response.end('done');
      resolve();
    };
  });
  const running = get('/bff/slow');
  await reached;

  const stopped = drain.stop(server, { noticeMs: 100 });
  expect(await get('/bff/readyz')).toMatch(/^HTTP\/1\.1 503 /);
  finish();

  expect(await running).toContain('done');
  await stopped;
  expect(server.listening).toBe(false);
});
