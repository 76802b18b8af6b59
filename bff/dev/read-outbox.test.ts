import { parseEnv } from '@/bff/config/env';
import { registerEmbeddedService } from '@/bff/upstream/transport/embedded';
import { testGateway, browserCall } from '@/test/bff/test-gateway';
import { readOutbox, showOutbox } from './read-outbox';

const message = { id: '1', channel: 'sms', to: '13800000001', text: 'x', code: '012345', time: 1 };
const server = {
  DATABASE_URL: 'postgres://db/x',
  SESSION_SECRET: 'Zm9vYmFyYmF6cXV4Y29ycmVjdGhvcnNlYmF0dGVyeXN0YXBsZQ',
};
const requestedPaths: string[] = [];

beforeAll(() => {
  registerEmbeddedService((request) => {
    requestedPaths.push(new URL(request.url).pathname);
    return Response.json([message]);
  });
});

it('[AUTH-02] reads what the service of this process would have sent', async () => {
  expect(await readOutbox(parseEnv({}))).toEqual([message]);
});

it.each([
  ['on a database that others share', { ...server, SEED_DEMO: '1' }],
  ['on an address that others reach', { HOST: '0.0.0.0' }],
  ['behind a gateway', { SMS_HTTP_URL: 'https://sms.example.com' }],
  [
    'before a service elsewhere',
    { SERVICE_URL: 'http://service.internal', SESSION_SECRET: server.SESSION_SECRET },
  ],
])('[S21] asks nobody %s: there is no outbox', async (_, environment) => {
  requestedPaths.length = 0;
  expect(await readOutbox(parseEnv(environment))).toBeUndefined();
  expect(requestedPaths).toEqual([]);
});

it('[AUTH-02] answers scripts with the same', async () => {
  const answer = await testGateway().send(browserCall('/bff/dev/outbox'), showOutbox);
  expect(await answer.json()).toEqual([message]);
});
