import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { httpChatGateway } from './http-chat-gateway';

const servers: Server[] = [];
afterEach(() =>
  servers.splice(0).forEach((server) => {
    server.closeAllConnections();
    server.close();
  }),
);

/** A chat that answers as a test says. */
async function chatThat(answer: RequestListener, expect?: string) {
  const received: { url?: string; headers: NodeJS.Dict<string | string[]>; body: string }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url, headers } = request;
      received.push({ url, headers, body: Buffer.concat(chunks).toString() });
      answer(request, response);
    });
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/robot?to={mobile}`;
  const body = '{"content":"{text}","link":"https://rooms.example.com{path}"}';
  const setting = { url, headers: { authorization: 'Bearer key' }, body, expect };
  return { gateway: httpChatGateway(setting), received };
}

const message = {
  id: 'notice-1',
  kind: 'invitation',
  text: '【会议邀请】"{path}"，周三',
  path: '/details/0123456789',
  name: '周宁',
  mobile: '13800000005',
};
const status =
  (code: number, headers = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(code, headers).end();

test('[R39] a message goes out under its own key, and its values are nothing but values', async () => {
  const { gateway, received } = await chatThat(status(200));
  expect(await gateway.send(message)).toBe('sent');
  expect(received).toMatchObject([
    {
      url: '/robot?to=13800000005',
      headers: {
        authorization: 'Bearer key',
        'idempotency-key': 'notice-1',
        'content-type': 'application/json',
      },
    },
  ]);
  expect(JSON.parse(received[0]!.body)).toEqual({
    content: message.text,
    link: 'https://rooms.example.com/details/0123456789',
  });
});

test.each([
  [400, 'refused'],
  [404, 'refused'],
  [302, 'refused'],
  [408, 'try again'],
  [429, 'try again'],
  [500, 'try again'],
  [503, 'try again'],
] as const)('[R23] the answer %d means: %s', async (code, delivery) => {
  const { gateway, received } = await chatThat(status(code, { location: '/elsewhere' }));
  expect(await gateway.send(message)).toBe(delivery);
  expect(received).toHaveLength(1);
});

test.each([
  [200, '{"errcode":0,"errmsg":"ok"}', 'sent'],
  [200, '{"errcode":45009,"errmsg":"api freq out of limit"}', 'try again'],
  [200, '', 'try again'],
  [400, '{"errcode":0}', 'refused'],
] as const)('[R23] with an expected answer %d %s means: %s', async (code, words, delivery) => {
  const chat = await chatThat((_request, response) => response.writeHead(code).end(words), '"errcode":0,');
  expect(await chat.gateway.send(message)).toBe(delivery);
});

test('[R21] [S58] a chat that cannot be reached rejects, without the message in the error', async () => {
  const gateway = httpChatGateway({ url: 'http://127.0.0.1:9/', headers: {}, body: '{text}' });
  const error: unknown = await gateway.send(message).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(String(error)).not.toMatch(/周三|notice-1/);
});
