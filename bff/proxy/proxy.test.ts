import { clientCodes } from '@/lib/client/failures/api-error';
import { deadlines, limits } from '@/lib/domain/limits/limits';
import { json, rowsNeeding, type Answer } from '@/test/bff/fake-service';
import { browserCall, cookieOf, origin, sessionOf, staff, testGateway } from '@/test/bff/test-gateway';

const trees = '/api-meeting/api/user/areas/trees';
const answers = { [`GET ${trees}`]: () => Response.json([]) };
const schedule = '/api-meeting/api/user/v2/meetings/actions/schedule';

/** A gateway and the cookie of someone who is logged in. */
async function loggedIn(
  overrides: Parameters<typeof sessionOf>[0] = {},
  given: Parameters<typeof testGateway>[0] = answers,
) {
  const kit = testGateway(given);
  return { ...kit, cookie: await cookieOf(sessionOf(overrides), kit.gateway) };
}

describe('what the service is sent', () => {
  it('[SESS-11] carries token, user, staff, company, org code and trace id, set by the BFF', async () => {
    const { send, service, cookie } = await loggedIn();
    const response = await send(
      browserCall(`/bff${trees}`, { cookie, headers: { 'x-forwarded-for': '10.1.2.3' } }),
    );

    expect(response.status).toBe(200);
    expect(service.recorded).toEqual([
      {
        method: 'GET',
        path: trees,
        headers: {
          authorization: 'Bearer MARK-token',
          'x-user-id': 'user-1',
          'x-staff-id': staff.staffId,
          'x-company-id': staff.companyId,
          'x-org-code': staff.orgCode,
          'x-trace-id': response.headers.get('x-trace-id'),
          'x-client-address': '10.1.2.3',
        },
        body: '',
      },
    ]);
    expect(response.headers.get('x-trace-id')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('[S33] never carries what a browser claims about itself', async () => {
    const { send, service, cookie } = await loggedIn();
    const headers = new Headers({
      Authorization: 'Bearer evil',
      'X-USER-ID': '9',
      'x-staff-id': '1, 9',
      'X-Company-Id': ' other ',
      'x-org-code': '9',
      'X-Trace-Id': 'evil',
      'X-Client-Address': '1.1.1.1',
      'X-Service-Key': 'evil',
      Forwarded: 'for=1.1.1.1',
      'X-Forwarded-Host': 'evil.com',
      'X-HTTP-Method-Override': 'DELETE',
      Connection: 'X-Trace-Id',
      x_staff_id: '9',
      'X-Staff-Id2': '9',
      Accept: 'application/json',
      'Accept-Language': 'zh-CN',
    });
    await send(browserCall(`/bff${trees}`, { cookie, headers }));

    const [call] = service.recorded;
    expect(Object.keys(call?.headers ?? {}).sort()).toEqual([
      'accept',
      'accept-language',
      'authorization',
      'x-company-id',
      'x-org-code',
      'x-staff-id',
      'x-trace-id',
      'x-user-id',
    ]);
    expect(call?.headers).toMatchObject({
      authorization: 'Bearer MARK-token',
      'x-user-id': 'user-1',
      'x-staff-id': staff.staffId,
      'x-company-id': staff.companyId,
      'x-org-code': staff.orgCode,
    });
    expect(call?.headers['x-trace-id']).not.toBe('evil');
  });

  it('[S33] loses what the caller’s Connection header lists', async () => {
    const { send, service, cookie } = await loggedIn();
    const headers = { connection: 'close, Accept-Language', 'accept-language': 'zh-CN', accept: '*/*' };
    await send(browserCall(`/bff${trees}`, { cookie, headers }));

    expect(service.recorded[0]?.headers).toMatchObject({ accept: '*/*' });
    expect(service.recorded[0]?.headers).not.toHaveProperty('accept-language');
  });

  it('[SESS-12] names the chosen company, and no other after a switch', async () => {
    const other = { ...staff, staffId: 'staff-2', companyId: 'company-2' };
    const { send, service, cookie } = await loggedIn({ staff: other });
    await send(browserCall(`/bff${trees}?companyId=company-1`, { cookie }));

    expect(service.recorded[0]).toMatchObject({
      path: trees,
      headers: { 'x-staff-id': 'staff-2', 'x-company-id': 'company-2' },
    });
  });

  it('passes on body, idempotency key and the named part of the query', async () => {
    const { send, service, cookie } = await loggedIn();
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'k1' };
    await send(
      browserCall(`/bff${schedule}`, { method: 'POST', cookie, headers, body: '{"subject":"周会"}' }),
    );
    const records = '/api-meeting/api/user/meeting-records';
    await send(browserCall(`/bff${records}?beginTime=1&endTime=2&_method=DELETE&access_token=x`, { cookie }));

    expect(service.recorded[0]).toMatchObject({
      body: '{"subject":"周会"}',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k1' },
    });
    expect(service.recorded[1]?.path).toBe(`${records}?beginTime=1&endTime=2`);
  });

  it('[S31] is the address that was matched, encoded once', async () => {
    const { send, service, cookie } = await loggedIn();
    await send(browserCall('/bff/api-meeting/api/user/rooms/%E4%BC%9A%3Fx', { cookie }));
    const refused = await send(browserCall('/bff/api-meeting/api/user/rooms/..%2f..%2fsecret', { cookie }));

    expect(service.recorded.map(({ path }) => path)).toEqual(['/api-meeting/api/user/rooms/%E4%BC%9A%3Fx']);
    expect(refused.status).toBe(400);
  });

  it('is cut off when it is larger than its row allows', async () => {
    const { send, cookie } = await loggedIn();
    const body = JSON.stringify({ subject: 'a'.repeat(300 * 1024) });
    const response = await send(browserCall(`/bff${schedule}`, { method: 'POST', cookie, body }));
    expect(response.status).toBe(413);
  });
});

describe('[S37] a body that is nested too deep', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const post = async (body: string, contentType = 'application/json') => {
    const { send, service, cookie } = await loggedIn({}, { [`POST ${schedule}`]: json({}, 409) });
    const headers = { 'content-type': contentType };
    const { status } = await send(browserCall(`/bff${schedule}`, { method: 'POST', cookie, headers, body }));
    return { status, arrived: service.recorded.map((call) => call.body) };
  };

  it('is refused without having arrived', async () => {
    expect(await post(nested(limits.jsonDepth + 1))).toEqual({ status: 400, arrived: [] });
  });

  it('passes up to the limit', async () => {
    const body = nested(limits.jsonDepth);
    expect(await post(body)).toEqual({ status: 409, arrived: [body] });
  });

  it('is not looked for in an upload', async () => {
    const body = nested(limits.jsonDepth + 1);
    expect(await post(body, 'multipart/form-data; boundary=x')).toEqual({ status: 409, arrived: [body] });
  });
});

describe('what the browser gets', () => {
  it('[S34] is built anew: status, listed headers, parsed body', async () => {
    const { send, cookie } = await loggedIn(
      {},
      {
        [`GET ${trees}`]: () =>
          new Response('[]', {
            headers: {
              'Content-Type': 'text/html',
              'Content-Length': '9999',
              'Content-Encoding': 'identity',
              'Set-Cookie': 'evil=1',
              Server: 'nginx/1.2',
              Location: 'http://evil.com',
              'Access-Control-Allow-Origin': '*',
              'Cache-Control': 'public, max-age=9999',
              'X-Powered-By': 'PHP',
            },
          }),
      },
    );
    const response = await send(browserCall(`/bff${trees}`, { cookie }));

    expect(await response.text()).toBe('[]');
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'x-trace-id': expect.any(String) as string,
    });
  });

  it('[MEET-05] is of a range beyond a file its size, not a failure', async () => {
    const file = '/api-meeting/api/file/preview/f1';
    const { send, cookie } = await loggedIn(
      {},
      {
        [`GET ${file}`]: () =>
          new Response(null, { status: 416, headers: { 'Content-Range': 'bytes */10' } }),
      },
    );
    const response = await send(browserCall(`/bff${file}`, { cookie, headers: { range: 'bytes=10-' } }));
    expect([response.status, response.headers.get('content-range'), await response.text()]).toEqual([
      416,
      'bytes */10',
      '',
    ]);
  });

  it('[MEET-05] is of HEAD of a file what GET says of it, and nothing of its content is read', async () => {
    const file = '/api-meeting/api/file/preview/f1';
    const cancelled = jest.fn();
    const content = () => new ReadableStream({ cancel: cancelled });
    const headers = { 'Content-Type': 'image/png', 'Content-Length': '10', 'Accept-Ranges': 'bytes' };
    const { send, cookie, service } = await loggedIn(
      {},
      { [`GET ${file}`]: () => new Response(content(), { headers }) },
    );
    const response = await send(browserCall(`/bff${file}`, { cookie, method: 'HEAD' }));
    expect(response.status).toBe(200);
    expect(response.body).toBeNull();
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-length': '10',
    });
    expect(service.recorded.map(({ method }) => method)).toEqual(['GET']);
    expect(cancelled).toHaveBeenCalled();
  });

  it('[ERR-04] is the service’s refusal with its data, under our trace id', async () => {
    const data = { conflicts: [{ roomId: 'r1' }] };
    const { send, cookie } = await loggedIn(
      {},
      {
        [`POST ${schedule}`]: () =>
          Response.json(
            { code: 400403002, message: '会议室时间冲突', data, traceId: 'theirs' },
            { status: 409 },
          ),
      },
    );
    const response = await send(browserCall(`/bff${schedule}`, { method: 'POST', cookie, body: '{}' }));

    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      code: 400403002,
      message: '会议室时间冲突',
      data,
      traceId: response.headers.get('x-trace-id'),
    });
  });

  const broken: [string, { answer: Answer; status: number; message: string }][] = [
    ['HTML', { answer: () => new Response('<h1>502</h1>'), status: 502, message: '服务器异常' }],
    [
      'an HTML error page',
      { answer: () => new Response('<h1>oops</h1>', { status: 500 }), status: 500, message: '服务器异常' },
    ],
    ['the wrong shape', { answer: json({ not: 'a list' }), status: 502, message: '服务器异常' }],
    [
      'a redirect (S35)',
      { answer: () => Response.redirect('http://evil.com', 302), status: 502, message: '服务器异常' },
    ],
    [
      'its insides',
      { answer: json({ code: 1, message: 'SQL at x.ts' }, 503), status: 503, message: '服务器异常' },
    ],
    [
      'nothing: reset',
      {
        answer: () => Promise.reject(new TypeError('ECONNRESET')),
        status: 504,
        message: '网络异常，请稍后再试',
      },
    ],
    [
      'an empty 429',
      { answer: () => new Response(null, { status: 429 }), status: 429, message: '操作频繁，请稍后再试' },
    ],
  ];

  it.each(broken)(
    '[ERR-04] is one clear error when the service answers %s',
    async (_, { answer, status, message }) => {
      const { send, cookie } = await loggedIn({}, { [`GET ${trees}`]: answer });
      const response = await send(browserCall(`/bff${trees}`, { cookie }));
      const body: unknown = await response.json();

      expect(response.status).toBe(status);
      expect(body).toEqual({
        code: expect.any(Number) as number,
        message,
        traceId: response.headers.get('x-trace-id'),
      });
    },
  );

  it('[ERR-04] is one clear error after the deadline, also when the answer began', async () => {
    const dripping = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('[')),
    });
    let reached = () => undefined as void;
    const asked = new Promise<void>((resolve) => (reached = resolve));
    const { send, cookie } = await loggedIn(
      {},
      {
        [`GET ${trees}`]: () => {
          reached();
          return new Response(dripping);
        },
      },
    );
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    try {
      const pending = send(browserCall(`/bff${trees}`, { cookie }));
      await asked;
      await jest.advanceTimersByTimeAsync(deadlines.readMs);
      const response = await pending;

      expect(response.status).toBe(504);
      expect(await response.json()).toMatchObject({ code: 504000, message: '网络异常，请稍后再试' });
    } finally {
      jest.useRealTimers();
    }
  });

  it('keeps Retry-After', async () => {
    const { send, cookie } = await loggedIn(
      {},
      {
        [`GET ${trees}`]: () =>
          Response.json({ code: 429000, message: 'x' }, { status: 429, headers: { 'retry-after': '7' } }),
      },
    );
    const response = await send(browserCall(`/bff${trees}`, { cookie }));
    expect(response.headers.get('retry-after')).toBe('7');
  });
});

describe('[S56] the session, checked by the handler itself', () => {
  it.each([...rowsNeeding('staff'), ...rowsNeeding('account')].map((row) => [row.key, row] as const))(
    'is needed by %s',
    async (_, row) => {
      const { send, service } = testGateway();
      const path = `/bff${row.template.replace(/\{\w+\}/g, 'x')}`;
      const body = row.method === 'GET' ? undefined : '{}';
      const response = await send(browserCall(path, { method: row.method, body }));

      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: 401000, message: '登录已过期，请重新登录' });
      expect(service.recorded).toEqual([]);
    },
  );

  it('needs the company too where the row says so', async () => {
    const { send, service, cookie } = await loggedIn({ staff: undefined });
    const response = await send(browserCall(`/bff${trees}`, { cookie }));
    expect(response.status).toBe(403);
    expect(service.recorded).toEqual([]);
  });

  it('[S03] is refused and taken back when it was tampered with', async () => {
    const { send, cookie } = await loggedIn();
    const forged = `${cookie.slice(0, -9)}${cookie.at(-9) === 'A' ? 'B' : 'A'}${cookie.slice(-8)}`;
    const response = await send(browserCall(`/bff${trees}`, { cookie: forged }));
    expect(response.status).toBe(401);
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-rooms-session=; Path=\/; Max-Age=0;/);
  });

  it('[S06] is refused when its cookie comes twice', async () => {
    const { send, service, cookie } = await loggedIn();
    const response = await send(browserCall(`/bff${trees}`, { cookie: `${cookie}; ${cookie}` }));
    expect(response.status).toBe(401);
    expect(service.recorded).toEqual([]);
  });

  it('ends by the clock inside the seal', async () => {
    const { send, clock, cookie } = await loggedIn();
    clock.advance(3_600_000);
    expect((await send(browserCall(`/bff${trees}`, { cookie }))).status).toBe(401);
  });

  it('is taken back as soon as the service calls its token dead', async () => {
    const { send, cookie } = await loggedIn(
      {},
      {
        [`GET ${trees}`]: () => Response.json({ code: 401003, message: 'revoked' }, { status: 401 }),
      },
    );
    const response = await send(browserCall(`/bff${trees}`, { cookie }));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 401000 });
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-rooms-session=;/);
  });

  it('is a fault of ours, not a log-out, when it cannot be read', async () => {
    const { gateway, send, cookie } = await loggedIn();
    gateway.keys = () => {
      throw new Error('no key');
    };
    const response = await send(browserCall(`/bff${trees}`, { cookie }));
    expect(response.status).toBe(503);
    expect(response.headers.has('set-cookie')).toBe(false);
  });

  it.each([
    { method: 'POST', path: schedule, body: '{}' },
    { method: 'GET', path: trees },
  ])('[R32] [SESS-12] must still be the one that the page was opened with, for $method', async (call) => {
    const { send, service, cookie } = await loggedIn();
    const as = (staffId: string) =>
      send(
        browserCall(`/bff${call.path}`, {
          ...call,
          cookie,
          headers: { 'content-type': 'application/json', 'x-expect-staff': staffId },
        }),
      );
    const refused = await as('staff-2');
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: clientCodes.identityChanged });
    expect(service.recorded).toEqual([]);
    await as('staff-1');
    expect(service.recorded).toHaveLength(1);
  });
});

describe('[S40] calls from elsewhere', () => {
  const post = async (headers: Record<string, string>) => {
    const { send, service, cookie } = await loggedIn();
    const body = '{}';
    const request = new Request(`${origin}/bff${schedule}`, {
      method: 'POST',
      headers: { cookie, ...headers },
      body,
    });
    return { status: (await send(request)).status, reached: service.recorded.length };
  };
  const plain = { 'content-type': 'application/json' };
  const csrf = { ...plain, 'x-csrf': '1' };

  it.each([
    ['no X-CSRF', { ...plain, 'sec-fetch-site': 'same-origin' }, 403],
    ['another X-CSRF', { ...plain, 'x-csrf': '0', 'sec-fetch-site': 'same-origin' }, 403],
    ['cross-site', { ...csrf, 'sec-fetch-site': 'cross-site', origin }, 403],
    ['same-site', { ...csrf, 'sec-fetch-site': 'same-site', origin }, 403],
    ['typed into the address bar', { ...csrf, 'sec-fetch-site': 'none' }, 403],
    ['neither Fetch Metadata nor Origin', csrf, 403],
    ['a foreign Origin', { ...csrf, origin: 'http://evil.com' }, 403],
    ['a look-alike Origin', { ...csrf, origin: `${origin}.evil.com` }, 403],
    ['Origin null', { ...csrf, origin: 'null' }, 403],
    [
      'a form',
      { 'content-type': 'application/x-www-form-urlencoded', 'x-csrf': '1', 'sec-fetch-site': 'same-origin' },
      415,
    ],
    ['text', { 'content-type': 'text/plain', 'x-csrf': '1', 'sec-fetch-site': 'same-origin' }, 415],
    [
      'JSON in name only',
      { 'content-type': 'application/jsonx', 'x-csrf': '1', 'sec-fetch-site': 'same-origin' },
      415,
    ],
  ])('with %s stop here', async (_, headers, status) => {
    expect(await post(headers)).toEqual({ status, reached: 0 });
  });

  it.each([
    ['Fetch Metadata', { ...csrf, 'sec-fetch-site': 'same-origin' }],
    ['Origin, where http sends no Fetch Metadata', { ...csrf, origin }],
    [
      'a charset',
      { ...csrf, 'content-type': 'application/json; charset=utf-8', 'sec-fetch-site': 'same-origin' },
    ],
  ])('of ours pass with %s', async (_, headers) => {
    expect(await post(headers)).toMatchObject({ reached: 1 });
  });

  it('need the header for reading too', async () => {
    const { send, service, cookie } = await loggedIn();
    const request = new Request(`${origin}/bff${trees}`, { headers: { cookie } });
    expect((await send(request)).status).toBe(403);
    expect(service.recorded).toEqual([]);
  });
});

it.each([
  ['GET', '/bff/api-__proto__/api/user/areas/trees', 404],
  ['GET', '/bff/api-meeting/api/nothing', 404],
  ['DELETE', `/bff${trees}`, 405],
  ['HEAD', `/bff${trees}`, 405],
  ['HEAD', '/bff/api-auth/api/graphicCaptchas', 405],
  ['GET', '/bff/api-meeting/api/user/rooms/%ff', 400],
])('[S30] %s %s answers %i without asking anyone', async (method, path, status) => {
  const { send, service, cookie } = await loggedIn();
  const response = await send(browserCall(path, { method, cookie }));
  expect(response.status).toBe(status);
  expect(service.recorded).toEqual([]);
});

it('[S32] names the methods that would have done (RFC 9110, 15.5.6)', async () => {
  const { send, cookie } = await loggedIn();
  const response = await send(browserCall(`/bff${trees}`, { method: 'DELETE', cookie }));
  expect(response.headers.get('allow')).toBe('GET');
});
