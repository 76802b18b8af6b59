import { once } from 'node:events';
import { get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { trustedProxies } from './client-address';
import { compressResponses } from './compress-responses';
import { createDrain } from './drain';
import { createHttpServer } from './http-server';

const page = `<ul>${'<li>望江 空闲</li>'.repeat(200)}</ul>`;
const html = { 'Content-Type': 'text/html; charset=utf-8' };

let server: Server;
let answer: (response: ServerResponse) => void;
const failed = jest.fn();

beforeEach(async () => {
  answer = (response) => response.writeHead(200, html).end(page);
  server = createHttpServer({
    handle: compressResponses(async (_, response) => answer(response)),
    drain: createDrain(),
    proxies: trustedProxies([]),
    scheme: 'https',
    headers: { 'X-Frame-Options': 'DENY' },
    report: { failed, refused: () => undefined },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function ask(accepted: string, { method = 'GET', path = '/' } = {}): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const request = get({ port, method, path, headers: { 'Accept-Encoding': accepted } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return response;
}

it.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
])('[UX-04] a page for "%s" comes as %s, and is the page', async (accepted, coding, read) => {
  const response = await ask(accepted);
  expect(response.headers['content-encoding']).toBe(coding);
  const body = await buffer(response);
  expect(read(body).toString()).toBe(page);
  if (coding) expect(body.length).toBeLessThan(page.length / 5);
});

it('[S11] varies by what was asked for, beside the session, and keeps every common header', async () => {
  const { headers } = await ask('br');
  expect(headers).toMatchObject({ vary: 'Accept-Encoding, Cookie', 'x-frame-options': 'DENY' });
  expect(headers).not.toHaveProperty('content-length');
  expect((await ask('identity')).headers.vary).toBe('Accept-Encoding, Cookie');
});

it('leaves alone what is small, what is no text and what asks for it', async () => {
  const codingOf = async (headers: Record<string, string>, body: string) => {
    answer = (response) =>
      response.writeHead(200, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body);
    const response = await ask('br, gzip');
    expect((await buffer(response)).toString()).toBe(body);
    return response.headers['content-encoding'];
  };
  expect(await codingOf(html, '短')).toBeUndefined();
  expect(await codingOf({ 'Content-Type': 'image/png' }, page)).toBeUndefined();
  const asItIs = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-transform' };
  expect(await codingOf(asItIs, page)).toBeUndefined();
  expect((await ask('br', { method: 'HEAD' })).headers['content-encoding']).toBeUndefined();
});

it('[R34] takes more trouble with data than with pages: days are read again and again', async () => {
  const subjects = ['产品周会', '需求评审', '技术方案', '用例评审', '数据周报', '客户回访'];
  const orders = Array.from({ length: 300 }, (_, index) => ({
    meetingNo: (index * 7_919 * 7_919) % 999_983,
    subject: subjects[(index * 5) % 6],
    at: index * 15,
  }));
  answer = (response) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(orders));
  const sizeAt = async (path: string) => (await buffer(await ask('br', { path }))).length;
  expect(await sizeAt('/bff/api-meeting/api/user/orders')).toBeLessThan((await sizeAt('/rooms')) * 0.95);
});

it('lets a part of a page go that is told to, before there is more', async () => {
  let goOn = () => {};
  answer = (response) => {
    response.writeHead(200, html).write(page);
    (response as ServerResponse & { flush(): void }).flush();
    goOn = () => response.end('<p>后来</p>');
  };
  const response = await ask('br');
  await once(response, 'readable');
  const first = response.read() as Buffer;
  goOn();
  const body = Buffer.concat([first, await buffer(response)]);
  expect(brotliDecompressSync(body).toString()).toBe(`${page}<p>后来</p>`);
});

it('[R23] a page that fails is refused like any other', async () => {
  answer = () => {
    throw new Error('broken');
  };
  const response = await ask('br');
  expect(response.statusCode).toBe(500);
  expect(failed).toHaveBeenCalledWith(new Error('broken'), expect.any(String));
});
