import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { httpOnlineMeetings } from './http-online-meetings';

const servers: Server[] = [];
afterEach(() =>
  servers.splice(0).forEach((server) => {
    server.closeAllConnections();
    server.close();
  }),
);

/** A provider that answers as a test says. */
async function providerThat(answer: RequestListener) {
  const received: { headers: NodeJS.Dict<string | string[]>; body: unknown }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
      answer(request, response);
    });
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/meetings`;
  const gateway = httpOnlineMeetings({ kind: 'http', url, headers: { authorization: 'Bearer key' } });
  return { gateway, received };
}

const request = {
  companyId: 'company-1',
  meetingId: 'meeting-1',
  meetingNo: '0123456789',
  subject: '客户沟通',
  organizerName: '林晓',
  beginTime: 1,
  endTime: 2,
};
const answering =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

test('[MEET-08] a provider gets the meeting under a key of its own, and answers link and password', async () => {
  const made = { url: 'https://meet.example.com/1', password: '4711' };
  const { gateway, received } = await providerThat(answering({ ...made, more: 1 }));
  expect(await gateway.create(request)).toEqual(made);
  expect(received).toMatchObject([
    { headers: { authorization: 'Bearer key', 'idempotency-key': 'meeting-1' }, body: request },
  ]);
});

test.each([
  ['a failure', answering({}, 500)],
  [
    'a redirect',
    ((_request, response) => response.writeHead(302, { location: '/other' }).end()) as RequestListener,
  ],
  ['no JSON', ((_request, response) => response.end('<p>')) as RequestListener],
  ['no link', answering({ password: '1' })],
  ['a link that a browser would run', answering({ url: 'javascript:alert(1)' })],
])(
  '[MEET-08] [S58] %s makes no meeting, and the error says nothing of the request',
  async (_title, answer) => {
    const { gateway } = await providerThat(answer);
    const error: unknown = await gateway.create(request).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'OnlineMeetingNotMadeError' });
    expect(String(error)).not.toMatch(/客户沟通|key/);
  },
);
