import { json } from '@/test/bff/fake-service';
import { browserCall, testGateway } from '@/test/bff/test-gateway';

const paths = {
  session: '/api-auth/api/pauth/token/session',
  challenges: '/api-auth/api/client/slidingCaptchas',
  picture: '/api-auth/api/graphicCaptchas/code.jpg',
  reset: '/api-auth/api/client/accounts/13900000001/password',
};
const day = 86_400_000;
const scope = JSON.stringify({ scope: 'login', endpointId: 'x', endpointType: 'WEB_APP' });
const question = { kind: 'question', challenge: 'c', question: '?', expireTime: 1 };
const jpeg = () => new Response('jpeg', { headers: { 'content-type': 'image/jpeg' } });

const service = () => ({
  [`POST ${paths.session}`]: json({ sessionId: 'captcha-1' }),
  [`POST ${paths.challenges}`]: json(question),
  [`GET ${paths.picture}`]: jpeg,
  [`PATCH ${paths.reset}`]: () => new Response(null, { status: 204 }),
});

/** A browser that has asked for its captcha session. */
async function browser(kit = testGateway(service())) {
  const response = await kit.send(browserCall(`/bff${paths.session}`, { method: 'POST', body: scope }));
  const [cookie = ''] = (response.headers.getSetCookie()[0] ?? '').split(';', 1);
  const ask = (sessionId: unknown, sentCookie: string | undefined = cookie) =>
    kit.send(
      browserCall(`/bff${paths.challenges}`, {
        method: 'POST',
        cookie: sentCookie,
        body: JSON.stringify({ sessionId }),
      }),
    );
  const show = (query: string, sentCookie: string | undefined = cookie) =>
    kit.send(browserCall(`/bff${paths.picture}?${query}`, { cookie: sentCookie }));
  return { kit, response, cookie, ask, show };
}

const foreign = { code: 4001004, message: '图形验证码错误' };

describe('[AUTH-19] [S24] the captcha session of a browser', () => {
  it('is told, and tied to the browser by a cookie that lives as long', async () => {
    const { response } = await browser();
    expect(await response.json()).toEqual({ sessionId: 'captcha-1' });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-rooms-captcha=Fe26\.2[^;]+; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax; Secure$/,
      ),
    ]);
  });

  it('opens the calls that name it, in body and in query, as they came', async () => {
    const { kit, ask, show } = await browser();
    expect(await (await ask('captcha-1')).json()).toEqual(question);
    expect(kit.service.recorded.at(-1)?.body).toBe('{"sessionId":"captcha-1"}');
    const answer = await show('sessionId=captcha-1&timestamp=1');
    expect(await answer.text()).toBe('jpeg');
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });

  it.each(['captcha-2', '', 1, null, ['captcha-1'], { $ne: '' }])(
    'refuses the body that names %j before the service hears of it',
    async (sessionId) => {
      const { kit, ask } = await browser();
      const response = await ask(sessionId);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject(foreign);
      expect(kit.service.recorded).toHaveLength(1);
    },
  );

  it.each(['sessionId=captcha-2', 'sessionId=captcha-1&sessionId=captcha-2', 'sessionId='])(
    'refuses the picture of %s',
    async (query) => {
      const { kit, show } = await browser();
      expect(await (await show(query)).json()).toMatchObject(foreign);
      expect(kit.service.recorded).toHaveLength(1);
    },
  );

  it.each([
    ['no cookie', ''],
    ['a made-up cookie', '__Host-rooms-captcha=captcha-1'],
  ])('refuses a browser with %s, whatever it names', async (_, cookie) => {
    const { kit, ask, show } = await browser();
    expect(await (await ask('captcha-1', cookie)).json()).toMatchObject(foreign);
    expect(await (await show('sessionId=captcha-1', cookie)).json()).toMatchObject(foreign);
    expect(kit.service.recorded).toHaveLength(1);
  });

  it('refuses a cookie that comes twice, and one that was sealed for something else', async () => {
    const { cookie, ask } = await browser();
    const twice = `${cookie}; ${cookie}`;
    expect(await (await ask('captcha-1', twice)).json()).toMatchObject(foreign);
    const other = await testGateway({
      'GET /api-auth/api/getLoginCsrfToken': json({ csrfToken: 'captcha-1' }),
    }).send(browserCall('/bff/api-auth/api/getLoginCsrfToken'));
    const [preLogin = ''] = (other.headers.getSetCookie()[0] ?? '').split(';', 1);
    const pasted = preLogin.replace('pre-login', 'captcha');
    expect(await (await ask('captcha-1', pasted)).json()).toMatchObject(foreign);
  });

  it('ends after 24 hours', async () => {
    const { kit, ask } = await browser();
    kit.clock.advance(day - 1);
    expect((await ask('captcha-1')).status).toBe(200);
    kit.clock.advance(1);
    expect(await (await ask('captcha-1')).json()).toMatchObject(foreign);
  });

  it('[S37] reads no more of a body than the row allows, and no deeper', async () => {
    const { kit, cookie } = await browser();
    const send = (body: string) =>
      kit.send(browserCall(`/bff${paths.challenges}`, { method: 'POST', cookie, body }));
    expect((await send(`{"sessionId":"captcha-1","x":"${'a'.repeat(300_000)}"}`)).status).toBe(413);
    expect((await send(`{"sessionId":"captcha-1","x":${'['.repeat(40)}${']'.repeat(40)}}`)).status).toBe(400);
    expect((await send('{"sessionId":')).status).toBe(400);
    expect((await send('"captcha-1"')).status).toBe(400);
    expect(kit.service.recorded).toHaveLength(1);
  });

  it('is not asked of calls that may go without and do', async () => {
    const { kit } = await browser();
    const body = JSON.stringify({ mobile: '13900000001', mobileCaptcha: '123456', password: 'x' });
    const response = await kit.send(browserCall(`/bff${paths.reset}`, { method: 'PATCH', body }));
    expect(response.status).toBe(204);
    expect(kit.service.recorded.at(-1)?.body).toBe(body);
  });
});
