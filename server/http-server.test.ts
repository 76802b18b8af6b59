import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { parseEnv } from '@/bff/config/env';
import { securityHeaders } from '@/bff/config/headers/security-headers';
import { readAnswer } from '@/test/http/raw-http';
import { trustedProxies } from './client-address';
import { createDrain } from './drain';
import { createHttpServer } from './http-server';

const headers = securityHeaders(
  parseEnv({ PUBLIC_ORIGIN: 'https://rooms.localhost', SESSION_SECRET: '0123456789abcdefghijklmnopqrstuv' }),
);
const drain = createDrain();
const report = { failed: jest.fn(), refused: jest.fn() };
let server: Server;
let handle: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  server = createHttpServer({
    handle: async (request, response) => handle(request, response),
    drain,
    proxies: trustedProxies([]),
    scheme: 'https',
    headers,
    report,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());
beforeEach(() => {
  jest.clearAllMocks();
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

it('[MEET-05] gives the length of a file its own name, which Next drops', async () => {
  handle = (_, response) => {
    response.setHeader('x-content-length', '5');
    response.end('bytes');
  };
  const answer = await get('/bff/file');
  expect(answer).toMatch(/\r\nContent-Length: 5\r\n/);
  expect(answer).not.toMatch(/x-content-length|transfer-encoding/i);
});

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
  ['two Hosts', ['GET / HTTP/1.1', 'Host: localhost', 'Host: evil.example']],
  ['an unknown expectation', ['GET / HTTP/1.1', 'Host: localhost', 'Expect: a-miracle']],
])('[S57] does nothing for what comes behind %s that it refused', async (_what, lines) => {
  const handled = jest.fn();
  handle = (request, response) => {
    handled(request.url);
    response.end();
  };
  const answer = await send(...lines, '', 'GET /bff/behind HTTP/1.1', 'Host: localhost', 'Connection: close');
  expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 400']);
  expect(handled).not.toHaveBeenCalled();
});

it.each([
  ['a second Host', 400, () => get('/', 'Host: evil.example')],
  ['a smuggled body', 400, () => get('/', 'Content-Length: 4', 'Transfer-Encoding: chunked')],
  ['an upgrade', 400, () => get('/', 'Upgrade: websocket')],
  ['a foreign absolute target', 400, () => get('http://127.0.0.1:9/')],
  ['TRACE', 405, () => send('TRACE / HTTP/1.1', 'Host: localhost')],
  ['CONNECT', 405, () => send('CONNECT evil.example:80 HTTP/1.1', 'Host: localhost')],
  ['no Host', 400, () => send('GET / HTTP/1.1')],
  ['an unknown expectation', 400, () => get('/', 'Expect: a-miracle')],
  ['no HTTP', 400, () => send('\x16\x03\x01\x02\x00')],
  ['a 17 KB cookie', 431, () => get('/', `Cookie: a=${'b'.repeat(17 * 1024)}`)],
  [
    'a 17 KB chunk extension',
    413,
    () => {
      handle = (request) => request.resume();
      return get('/', 'Transfer-Encoding: chunked', '', `1;${'a'.repeat(17 * 1024)}`);
    },
  ],
  ['a 9 KB address', 414, () => get(`/${'a'.repeat(9 * 1024)}`)],
])('[S37] [S38] refuses %s with %i', async (_what, status, request) => {
  const answer = await request();
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain(`"code":${status * 1_000}`);
});

it('[S57] never writes a refusal into an answer that has begun', async () => {
  handle = (_request, response) => response.write('the beginning');
  const answer = await send('GET / HTTP/1.1', 'Host: localhost', '', 'GARBAGE');
  expect(answer).not.toContain('"code"');
});

const traceIdOf = (answer: string) => /"traceId":"([^"]+)"/.exec(answer)?.[1];

it.each([
  ['an unsafe path', { status: 400, method: 'GET', address: '/a%2fb?c=1' }, () => get('/a%2fb?c=1')],
  ['TRACE', { status: 405, method: 'TRACE', address: '/x' }, () => send('TRACE /x HTTP/1.1', 'Host: a')],
  [
    'CONNECT',
    { status: 405, method: 'CONNECT', address: 'evil.example:80' },
    () => send('CONNECT evil.example:80 HTTP/1.1'),
  ],
  ['an expectation', { status: 400, method: 'GET', address: '/' }, () => get('/', 'Expect: wonders')],
  ['what is no HTTP', { status: 400, method: '', address: '' }, () => send('NONSENSE')],
])('[S58] tells of %s under the trace id that the caller was told', async (_what, facts, request) => {
  const traceId = traceIdOf(await request());
  expect(traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(report.refused.mock.calls).toEqual([[{ ...facts, traceId }]]);
});

describe('[S38] a refused navigation', () => {
  const browser = 'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

  it.each(['/%zz', '/details/1%2F2', '/a%2fb/<script>'])(
    'to %s is a page that leads home and runs nothing',
    async (path) => {
      const answer = readAnswer(await get(path, browser));
      expect(answer.status).toBe(400);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.body).toContain('<a href="/">返回首页</a>');
      expect(answer.body).toContain(String(report.refused.mock.calls[0]?.[0].traceId));
      expect(answer.body).not.toContain('<script');

      const style = /<style>([^]*)<\/style>/.exec(answer.body)?.[1] ?? '';
      const hash = createHash('sha256').update(style).digest('base64');
      expect(answer.headers.get('content-security-policy')).toBe(
        `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      );
    },
  );

  it.each([
    ['/bff/a%2fb', browser],
    ['/bff?a=%zz#', browser],
    ['/a%2fb', 'Accept: application/json, text/html'],
    ['/a%2fb', 'Accept: text/html;q=0.5, application/json'],
    ['/a%2fb', 'Accept: */*'],
  ])('is none for %s with "%s"', async (path, accept) => {
    const answer = readAnswer(await get(path, accept));
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(JSON.parse(answer.body)).toMatchObject({ code: 400_000 });
  });
});

describe('[S51] every answer', () => {
  const complete = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('geolocation=()'),
    'x-frame-options': 'DENY',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'cache-control': 'no-store',
    vary: 'Cookie',
  };
  const answered = async (sent: Promise<string>) => readAnswer(await sent);

  it.each([
    ['a page', () => get('/')],
    ['a refusal', () => get('/a%2fb')],
    ['a head that is no HTTP', () => send('NONSENSE')],
    ['a header that is too large', () => get('/', `Cookie: a=${'b'.repeat(17 * 1024)}`)],
    ['an expectation', () => get('/', 'Expect: wonders')],
    ['no Host', () => send('GET / HTTP/1.1', 'Connection: close')],
    ['CONNECT, which gets no response object', () => send('CONNECT evil.example:80 HTTP/1.1')],
  ])('carries the common headers: %s', async (_what, request) => {
    const answer = await answered(request());
    expect(Object.fromEntries(answer.headers)).toMatchObject(complete);
    for (const name of ['x-powered-by', 'server']) expect(answer.headers.has(name)).toBe(false);
  });

  it('says nothing about Next, and lets nobody share what is personal', async () => {
    handle = (_request, response) =>
      response
        .setHeader('X-Powered-By', 'Next.js')
        .setHeader('x-nextjs-cache', 'HIT')
        // [S13] What Next tells of a rewrite has the whole query in it.
        .setHeader('x-middleware-rewrite', '/bff/handoff?accessToken=MARK')
        .setHeader('Vary', ['rsc', 'Accept-Encoding'])
        .writeHead(200, { 'Cache-Control': 's-maxage=31536000' })
        .end();
    const answer = await answered(get('/agreement/user'));
    expect([...answer.headers.keys()].filter((name) => /^x-(powered|nextjs|middleware)/.test(name))).toEqual(
      [],
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('vary')).toBe('rsc, Accept-Encoding, Cookie');
  });

  it('lets a stream ask to be passed on as it comes', async () => {
    handle = (_request, response) =>
      response.writeHead(200, { 'Cache-Control': 'no-transform, max-age=60' }).end();
    const answer = await answered(get('/bff/api-meeting/api/events'));
    expect(answer.headers.get('cache-control')).toBe('no-store, no-transform');
  });

  it('keeps the policy that a page brought', async () => {
    handle = (_request, response) => response.setHeader('Content-Security-Policy', "base-uri 'none'").end();
    expect((await answered(get('/'))).headers.get('content-security-policy')).toBe("base-uri 'none'");
  });

  it.each([
    ['/_next/static/chunks/a.js', 200, 'public'],
    ['/favicon.ico?v=1', 304, 'public'],
    ['/_next/static/chunks/gone.js', 404, 'no-store'],
    ['/icon.svg/x', 200, 'no-store'],
    ['/x/_next/static/a.js', 200, 'no-store'],
  ])('[S11] about %s with %i may be cached: %s', async (path, status, caching) => {
    handle = (_request, response) => response.setHeader('Cache-Control', 'public').writeHead(status).end();
    const answer = await answered(get(path));
    expect(answer.headers.get('cache-control')).toBe(caching);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
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

it('[S38] answers for a handler that failed, and lets nothing of the fault out', async () => {
  handle = () => {
    throw new Error('MARK connection to db-7.internal lost');
  };
  const answer = await get('/');
  expect(answer).toMatch(/^HTTP\/1\.1 500 /);
  expect(answer).toContain('"code":500000,"message":"服务器异常","traceId"');
  expect(answer).not.toContain('MARK');
  expect(report.failed).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('MARK') }),
    traceIdOf(answer),
  );

  handle = (_, response) => {
    response.write('half an answer');
    throw new Error('MARK connection to db-7.internal lost');
  };
  expect(await get('/')).not.toMatch(/\r\n0\r\n\r\n$/);
});
