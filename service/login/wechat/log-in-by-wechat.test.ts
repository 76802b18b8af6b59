import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '../../kernel/logger';
import { anAccount, rawClient, testDatabase, type TestDatabase, testNow } from '../../testing';

const login = (code: string) => `GET /api-auth/api/weChatLogin?code=${code}&state=s`;

let store: TestDatabase;
beforeAll(async () => {
  store = await testDatabase();
});
const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));
afterAll(() => store.close());

const json =
  (body: unknown, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'text/plain' }).end(JSON.stringify(body));

/** The vendor's documented endpoint, which answers as a test says. */
async function vendorThat(answer: RequestListener) {
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://vendor.test'));
    answer(request, response);
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const lines: string[] = [];
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const wechat = {
    appId: 'wx1',
    secret: 'MARK-secret',
    redirectUri: 'https://rooms.example.com/bff/wechat/return',
    pageUrl: 'https://open.example.com',
    apiUrl,
  };
  const logger = createLogger({ destination: { write: (line: string) => void lines.push(line) } });
  return { asked, lines, call: rawClient(store.db, { config: { wechat }, logger }) };
}

it('[AUTH-06] trades the code at the vendor and lets the account in that is bound', async () => {
  const { id } = await anAccount(store.db, { wechat_openid: 'openid-1' });
  const { call, asked, lines } = await vendorThat(
    json({ access_token: 'MARK-vendor', openid: 'openid-1', scope: 'snsapi_login' }),
  );
  const { status, body } = await call(login('MARK-code'));
  expect(status).toBe(200);
  expect(body).toMatchObject({ userId: id, access_token: expect.stringMatching(/^[\w-]{43}$/) });
  expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([
    '/sns/oauth2/access_token?appid=wx1&secret=MARK-secret&code=MARK-code&grant_type=authorization_code',
  ]);
  expect(lines.join('')).toContain('logged in');
  expect(lines.join('')).not.toContain('MARK');
});

it('[AUTH-06] says so of a chat account that belongs to nobody here', async () => {
  const { call } = await vendorThat(json({ openid: 'openid-nobody' }));
  expect(await call(login('c'))).toMatchObject({
    status: 400,
    body: { code: 4001005, message: '该微信尚未绑定账号，请使用其他方式登录' },
  });
});

it('[AUTH-06] [S25] tells whose account is disabled that it is, and not that there is none', async () => {
  await anAccount(store.db, { wechat_openid: 'openid-2', disabled_at: new Date(testNow) });
  const { call } = await vendorThat(json({ openid: 'openid-2' }));
  expect(await call(login('c'))).toMatchObject({
    status: 403,
    body: {
      code: 403000,
      message: '您的账号已停用，请联系企业IT管理员',
      data: { reason: 'disabled' },
    },
  });
});

it('[AUTH-06] refuses a code that the vendor does not know', async () => {
  const { call } = await vendorThat(json({ errcode: 40029, errmsg: 'invalid code' }));
  expect(await call(login('c'))).toMatchObject({
    status: 410,
    body: { message: '微信登录凭证无效或已过期，请重新扫码' },
  });
});

it.each([
  ['answers an error', json({}, 500)],
  ['answers something else', json({ hello: 'world' })],
  ['redirects', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ['breaks off', (_, response) => response.destroy()],
] as [string, RequestListener][])('[AUTH-06] [S58] lets nobody in when the vendor %s', async (_, answer) => {
  const { call, lines } = await vendorThat(answer);
  expect(await call(login('MARK-code'))).toMatchObject({ status: 503 });
  expect(lines.join('')).not.toContain('MARK');
});

it('[AUTH-06] tells the log-in page where the vendor’s QR page is, without the secret', async () => {
  const { call } = await vendorThat(json({}));
  expect((await call('GET /api-auth/api/getWxConfig')).body).toEqual({
    wxAppId: 'wx1',
    pivotServerUrl: 'https://open.example.com',
    wxRedirectUri: 'https://rooms.example.com/bff/wechat/return',
  });
});

it('[AUTH-06] does not exist where nothing is configured', async () => {
  const call = rawClient(store.db);
  expect((await call('GET /api-auth/api/getWxConfig')).status).toBe(404);
  expect((await call(login('c'))).status).toBe(404);
});
