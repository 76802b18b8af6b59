import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HttpSmsSetting } from '@/lib/settings/sms-setting';
import { httpSmsGateway } from './http-sms-gateway';

type Received = { method?: string; url?: string; headers: NodeJS.Dict<string | string[]>; body: string };

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** A company's gateway: remembers what it got, and answers as a test says. */
async function gatewayThat(answer: RequestListener = (_, response) => response.end('OK')) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      received.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      answer(request, response);
    });
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send` };
}

const message = { mobile: '13800000001', type: 5, code: '012345', minutes: 5 } as const;
const settingOf = (url: string, overrides: Partial<HttpSmsSetting> = {}): HttpSmsSetting => ({
  kind: 'http',
  url,
  method: 'POST',
  headers: {},
  body: '{"to":"{mobile}","text":"{code}","min":{minutes}}',
  ...overrides,
});

it('[AUTH-02] posts the template as JSON, with the headers that are configured', async () => {
  const { received, url } = await gatewayThat();
  await httpSmsGateway(settingOf(url, { headers: { Authorization: 'Bearer key' } })).send(message);
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    method: 'POST',
    url: '/send',
    headers: { 'content-type': 'application/json', authorization: 'Bearer key' },
    body: '{"to":"13800000001","text":"012345","min":5}',
  });
});

it('[AUTH-02] takes placeholders in the address, as gateways want it that are asked by GET', async () => {
  const { received, url } = await gatewayThat();
  await httpSmsGateway(settingOf(`${url}?to={mobile}&code={code}`, { method: 'GET' })).send(message);
  expect(received[0]).toMatchObject({ method: 'GET', url: '/send?to=13800000001&code=012345', body: '' });
});

it.each([
  ['application/json', '"{code}"', '"1\\"2\\\\3"'],
  ['application/x-www-form-urlencoded', 'code={code}', 'code=1%222%5C3'],
  ['application/xml', '<code>{code}</code>', '<code>1&#34;2\\3</code>'],
  ['text/plain', '{code}', '1"2\\3'],
])('[AUTH-02] leaves a value a value in %s', async (contentType, body, expected) => {
  const { received, url } = await gatewayThat();
  const headers = { 'Content-Type': contentType };
  await httpSmsGateway(settingOf(url, { headers, body })).send({ ...message, code: '1"2\\3' });
  expect(received[0]).toMatchObject({ headers: { 'content-type': contentType }, body: expected });
});

it.each([
  ['a failure', (_, response) => response.writeHead(500).end('secret'), 'status 500'],
  ['a redirect', (_, response) => response.writeHead(302, { location: '/elsewhere' }).end(), 'status 302'],
] satisfies [string, RequestListener, string][])(
  '[AUTH-16] [S58] takes %s for a code not sent',
  async (_, answer, reason) => {
    const { received, url } = await gatewayThat(answer);
    await expect(httpSmsGateway(settingOf(url)).send(message)).rejects.toThrow(reason);
    expect(received).toHaveLength(1);
  },
);

it('[AUTH-16] believes a gateway that always answers 200 by its words alone, where they are configured', async () => {
  const { url } = await gatewayThat((_, response) => response.end('{"Code":"LIMIT"}'));
  await expect(httpSmsGateway(settingOf(url, { expect: '"Code":"OK"' })).send(message)).rejects.toThrow(
    'not the expected',
  );
  const good = await gatewayThat((_, response) => response.end('{"Code":"OK"}'));
  await expect(
    httpSmsGateway(settingOf(good.url, { expect: '"Code":"OK"' })).send(message),
  ).resolves.toBeUndefined();
});

it('[AUTH-16] waits for a gateway that hangs no longer than a call may last', async () => {
  const { url } = await gatewayThat(() => undefined);
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  await expect(httpSmsGateway(settingOf(url)).send(message)).rejects.toThrow();
  expect(timeout).toHaveBeenCalledWith(6_000);
  timeout.mockRestore();
});
