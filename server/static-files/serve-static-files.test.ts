import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { securityHeaders } from '@/bff/config/headers/security-headers';
import { rawRequest } from '@/test/http/raw-http';
import { trustedProxies } from '../client-address';
import { createDrain, type Drain } from '../drain';
import { createHttpServer } from '../http-server';
import { readStaticFiles } from './read-static-files';
import { serveStaticFiles } from './serve-static-files';

const common = securityHeaders({ PUBLIC_ORIGIN: 'https://rooms.localhost', EMBED_ORIGINS: [] });
const script = '/_next/static/chunks/a.js';
let home: string;
let folder: string;
let server: Server;
let drain: Drain;
const next = jest.fn<void, [string | undefined]>();

beforeEach(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'build-'));
  folder = path.join(home, 'static');
  mkdirSync(path.join(folder, 'chunks'), { recursive: true });
  for (const name of ['a.js', 'b.css', 'c.json', 'd.svg'])
    for (const end of ['', '.br', '.gz']) writeFileSync(path.join(folder, 'chunks', name + end), name + end);
  for (const name of ['picture.png', 'half.js', 'half.js.br', 'lost.js.br', 'lost.js.gz'])
    writeFileSync(path.join(folder, 'chunks', name), name);
  for (const end of ['', '.br', '.gz']) writeFileSync(path.join(home, 'secret.js' + end), 'secret');

  next.mockClear();
  drain = createDrain();
  server = createHttpServer({
    handle: serveStaticFiles(await readStaticFiles(folder), async ({ url }, response) => {
      next(url);
      response.writeHead(404, { 'Content-Length': 7 }).end('of Next');
    }),
    drain,
    proxies: trustedProxies([]),
    scheme: 'https',
    headers: common,
    report: { failed: () => undefined, refused: () => undefined },
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(home, { recursive: true });
});

const ask = (target: string, { method = 'GET', ...headers }: Record<string, string> = {}) =>
  rawRequest({
    port: (server.address() as AddressInfo).port,
    path: target,
    method,
    headers: Object.entries(headers),
  });

it.each([
  ['gzip, deflate, br, zstd', 'br', 'a.js.br'],
  ['gzip, deflate', 'gzip', 'a.js.gz'],
  ['identity', null, 'a.js'],
])('answers "%s" with the file that was compressed ahead', async (accepted, coding, body) => {
  const answer = await ask(script, { 'Accept-Encoding': accepted });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-encoding')).toBe(coding);
  expect(answer.body).toBe(body);
});

it('[S51] lets everybody keep it for ever, with every common header and no other', async () => {
  const { headers } = await ask(script, { 'Accept-Encoding': 'br' });
  expect(Object.fromEntries(headers)).toEqual({
    ...common,
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': '7',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    date: expect.any(String),
    connection: 'close',
  });
});

it('[S11] varies by what was asked for also where the answer is not compressed', async () => {
  expect((await ask(script)).headers.get('vary')).toBe('Accept-Encoding');
});

it.each([
  ['a.js', 'text/javascript; charset=utf-8'],
  ['b.css', 'text/css; charset=utf-8'],
  ['c.json', 'application/json'],
  ['d.svg', 'image/svg+xml; charset=utf-8'],
])('says of %s that it is %s', async (name, type) => {
  expect((await ask(`/_next/static/chunks/${name}`)).headers.get('content-type')).toBe(type);
});

it('answers HEAD with the same head and no body', async () => {
  const [head, whole] = [await ask(script, { method: 'HEAD' }), await ask(script)];
  expect({ ...Object.fromEntries(head.headers), date: '' }).toEqual({
    ...Object.fromEntries(whole.headers),
    date: '',
  });
  expect(head.body).toBe('');
});

it.each([
  ['a condition', { 'If-None-Match': '*', 'If-Modified-Since': new Date().toUTCString() }],
  ['a range', { Range: 'bytes=0-1' }],
  ['a query', {}, '?dpl=1'],
])('gives the whole file for %s', async (_what, headers: Record<string, string>, query = '') => {
  expect(await ask(script + query, headers)).toMatchObject({ status: 200, body: 'a.js' });
});

it.each([
  ['an unknown name', '/_next/static/chunks/none.js'],
  ['a folder', '/_next/static/chunks'],
  ['what was not compressed', '/_next/static/chunks/picture.png'],
  ['what was compressed in part', '/_next/static/chunks/half.js'],
  ['what only its compressed files are left of', '/_next/static/chunks/lost.js'],
  ['a compressed file itself', `${script}.br`],
  ['another folder of that name', '/x/_next/static/chunks/a.js'],
  ['another spelling', '/_next/static/chunks/%61.js'],
  ['a page', '/rooms'],
])('leaves %s to Next', async (_what, target) => {
  expect((await ask(target)).body).toBe('of Next');
  expect(next).toHaveBeenCalledWith(target);
});

it('leaves other methods to the listener and to Next', async () => {
  expect((await ask(script, { method: 'DELETE' })).status).toBe(405);
  expect((await ask(script, { method: 'POST' })).status).toBe(405);
});

it.each([
  '/_next/static/../secret.js',
  '/_next/static/%2e%2e/secret.js',
  '/_next/static/..%2fsecret.js',
  '/_next/static/chunks/..%5c..%5csecret.js',
  '/_next/static//chunks/a.js',
  '/_next/static/chunks%2fa.js',
  '/_next/static/chunks/a.js%00',
])('[S31] never leaves the folder: %s', async (target) => {
  const answer = await ask(target);
  expect(answer.status).toBe(400);
  expect(answer.body).not.toMatch(/secret$|^a\.js/);
});

it('[R28] still has the parts of open pages after another build took their place', async () => {
  rmSync(folder, { recursive: true });
  expect(await ask(script, { 'Accept-Encoding': 'gzip' })).toMatchObject({ status: 200, body: 'a.js.gz' });
  expect((await ask(script)).body).toBe('a.js');
});

it('[R27] answers on a kept connection while the process stops, and says that it was the last', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { port } = server.address() as AddressInfo;
  const answered = async () => {
    const request = get({ host: 'localhost', port, path: script, agent });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return {
      connection: response.headers.connection,
      body: await text(response),
      reused: request.reusedSocket,
    };
  };
  expect(await answered()).toMatchObject({ connection: 'keep-alive', body: 'a.js' });
  const finished = drain.finish(server, { noticeMs: 200 });
  expect(await answered()).toEqual({ connection: 'close', body: 'a.js', reused: true });
  await finished;
  agent.destroy();
});
