import { json } from '@/test/bff/fake-service';
import { browserCall, cookieOf, origin, sessionOf, testGateway, testNow } from '@/test/bff/test-gateway';
import { logInByQr } from './log-in-by-qr';
import { createQrCode } from './create-qr-code';

const paths = {
  csrf: '/api-auth/api/getLoginCsrfToken',
  codes: '/api-auth/api/client/webappAuth/codes',
  getCode: '/api-auth/api/client/webappAuth/getCode',
  pivot: '/api-pivot/api/client/webappAuth/getCode',
  token: '/api-auth/api/client/webappAuth/token',
  user: '/api-auth/api/client/auth/userinfo',
  staffs: '/api-meeting/api/user/staffs',
};
const day = 86_400_000;

/** A service where some phone has confirmed every code. */
const service = (polled: object = { state: 'confirmed', code: 'MARK-code' }) => ({
  [`GET ${paths.csrf}`]: json({ csrfToken: 'csrf-1' }),
  [`POST ${paths.codes}`]: json({
    codeId: 'code-1',
    secret: 'MARK-secret',
    expireTime: testNow + 120_000,
  }),
  [`GET ${paths.getCode}`]: json(polled),
  [`GET ${paths.pivot}`]: json(polled),
  [`POST ${paths.token}`]: json({
    access_token: 'MARK-token',
    userId: 'user-1',
    expireTime: testNow + 14 * day,
  }),
  [`GET ${paths.user}`]: json({ userId: 'user-1', realName: '王芳', expireTime: testNow + day }),
  [`GET ${paths.staffs}`]: json([]),
});

const pairs = (response: Response) =>
  response.headers.getSetCookie().map((line) => line.split(';', 1).join(''));

/** Code and CSRF token, as the log-in page asks for them. */
async function aBrowser(answers = service()) {
  const kit = testGateway(answers);
  const created = await kit.send(browserCall('/bff/qr', { method: 'POST' }), createQrCode);
  const csrf = await kit.send(browserCall(`/bff${paths.csrf}`));
  const jar = [...pairs(created), ...pairs(csrf)];
  const headers = { 'x-csrf-token': 'csrf-1' };
  return {
    ...kit,
    created,
    jar: jar.join('; '),
    qrCookie: pairs(created).join('; '),
    csrfCookie: pairs(csrf).join('; '),
    poll: (cookie: string, codeId = 'code-1', path = paths.getCode) =>
      kit.send(browserCall(`/bff${path}?codeId=${codeId}`, { cookie })),
    logIn: (cookie: string, sentHeaders: HeadersInit = headers) =>
      kit.send(browserCall('/bff/qr/session', { method: 'POST', cookie, headers: sentHeaders }), logInByQr),
    calls: () => kit.service.recorded.map(({ method, path }) => `${method} ${path}`),
  };
}

const everything = async (response: Response) =>
  (await response.clone().text()) + JSON.stringify([...response.headers]);

describe('a QR code for this browser', () => {
  it('[AUTH-06] [S20] comes with its address, and its secret in a sealed cookie alone', async () => {
    const { created } = await aBrowser();
    expect(await created.clone().json()).toEqual({
      codeId: 'code-1',
      address: `${origin}/qr/code-1`,
      expireTime: testNow + 120_000,
    });
    expect(await everything(created)).not.toContain('MARK');
    expect(created.headers.getSetCookie()[0]).toMatch(
      /^__Host-rooms-qr=Fe26\.2[^;]+; Path=\/; Max-Age=720; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  it('[S40] is not made for a page of another site', async () => {
    const { send } = testGateway(service());
    const foreign = { 'x-csrf': '1', 'sec-fetch-site': 'cross-site' };
    for (const handler of [createQrCode, logInByQr]) {
      const response = await send(browserCall('/bff/qr', { method: 'POST', headers: foreign }), handler);
      expect(response.status).toBe(403);
    }
  });

  it.each([paths.getCode, paths.pivot])(
    '[S20] [SESS-08] tells only its own browser what became of it: %s',
    async (path) => {
      const { poll, qrCookie, service: upstream } = await aBrowser();
      const response = await poll(qrCookie, 'code-1', path);
      expect(await response.clone().json()).toEqual({ state: 'confirmed' });
      expect(await everything(response)).not.toContain('MARK');
      expect(upstream.recorded.at(-1)).toMatchObject({
        path: `${path}?codeId=code-1`,
        headers: { 'x-code-secret': 'MARK-secret' },
      });
    },
  );

  it('[S20] is nothing to another browser, whatever it shows or sends along', async () => {
    const { poll, qrCookie, send, calls, gateway } = await aBrowser();
    const before = calls().length;
    const session = await cookieOf(sessionOf(), gateway);
    const [, sealed = ''] = session.split(/=(.*)/s);
    const attempts = [
      await poll(''),
      await poll(qrCookie, 'code-2'),
      await poll(`__Host-rooms-qr=${sealed}`),
      await poll(`${qrCookie}; ${qrCookie}`),
      await send(
        browserCall(`/bff${paths.getCode}?codeId=code-1`, { headers: { 'x-code-secret': 'MARK-secret' } }),
      ),
    ];
    expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(calls()).toHaveLength(before);
  });

  it.each([paths.codes, paths.token])('[S01] %s is no call for a browser', async (path) => {
    const { send, service: upstream } = testGateway(service());
    const headers = { 'content-type': 'application/json' };
    const call = { method: 'POST', headers, body: '{"code":"MARK-code"}' };
    expect((await send(browserCall(`/bff${path}`, call))).status).toBe(404);
    expect(upstream.recorded).toEqual([]);
  });
});

describe('logging in by the code that was confirmed', () => {
  it('[AUTH-06] [S01] trades it at the service and keeps the token in the sealed cookie', async () => {
    const { logIn, jar, service: upstream } = await aBrowser();
    const response = await logIn(jar);
    expect(response.status).toBe(200);
    expect(await response.clone().json()).toMatchObject({ userId: 'user-1', next: '/none' });
    expect(await everything(response)).not.toContain('MARK');
    expect(pairs(response)).toEqual([
      expect.stringMatching(/^__Host-rooms-session=Fe26/),
      '__Host-rooms-pre-login=',
      '__Host-rooms-qr=',
    ]);
    const trade = upstream.recorded.find(({ path }) => path === paths.token);
    expect(trade).toMatchObject({ body: '{"code":"MARK-code"}', headers: { 'x-csrf-token': 'csrf-1' } });
  });

  it('[S20] is refused to a browser that does not show the code', async () => {
    const { logIn, csrfCookie, calls } = await aBrowser();
    expect((await logIn(csrfCookie)).status).toBe(404);
    expect(calls()).not.toContain(`POST ${paths.token}`);
  });

  it.each([
    ['without a CSRF token', {}, undefined],
    ['with another CSRF token', { 'x-csrf-token': 'csrf-2' }, undefined],
    ['without the cookie of the log-in page', { 'x-csrf-token': 'csrf-1' }, 'qr only'],
  ])('[AUTH-18] is refused %s', async (_, headers, cookies) => {
    const { logIn, jar, qrCookie, calls } = await aBrowser();
    const response = await logIn(cookies ? qrCookie : jar, headers as Record<string, string>);
    expect(response.status).toBe(403);
    expect(calls()).not.toContain(`POST ${paths.token}`);
  });

  it.each(['waiting', 'scanned', 'denied', 'used', 'expired'])('[S20] is refused while %s', async (state) => {
    const { logIn, jar, calls } = await aBrowser(service({ state }));
    const response = await logIn(jar);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ message: '手机尚未确认登录' });
    expect(calls()).not.toContain(`POST ${paths.token}`);
  });

  it('[S58] leaves no secret in the log', async () => {
    const lines: unknown[] = [];
    const write = (...line: unknown[]) => void lines.push(line);
    const kit = testGateway(service(), { log: { info: write, warn: write, error: write } });
    const created = await kit.send(browserCall('/bff/qr', { method: 'POST' }), createQrCode);
    const csrf = await kit.send(browserCall(`/bff${paths.csrf}`));
    const cookie = [...pairs(created), ...pairs(csrf)].join('; ');
    const headers = { 'x-csrf-token': 'csrf-1' };
    await kit.send(browserCall('/bff/qr/session', { method: 'POST', cookie, headers }), logInByQr);
    expect(JSON.stringify(lines)).toContain('logged in');
    expect(JSON.stringify(lines)).not.toContain('MARK');
  });
});
