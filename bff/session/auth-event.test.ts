import { logOut } from '@/bff/auth/session/log-out';
import { chooseIdentity } from '@/bff/auth/session/choose-identity';
import { json } from '@/test/bff/fake-service';
import { browserCall, cookieOf, sessionOf, staff, testGateway, testNow } from '@/test/bff/test-gateway';

const staffRow = { ...staff, id: 'staff-1', userId: 'user-1', orgName: '研发部', realName: '王芳' };
const login = '/api-auth/api/pauth/token/encrypted/password';

function kit(answers: Parameters<typeof testGateway>[0] = {}) {
  const events: unknown[] = [];
  const info = (facts: unknown) => void events.push(facts);
  const silent = () => undefined;
  const made = testGateway(
    {
      'GET /api-auth/api/getLoginCsrfToken': json({ csrfToken: 'MARK-csrf' }),
      [`POST ${login}`]: json({ access_token: 'MARK-token', userId: 'user-1', expireTime: testNow + 9_999 }),
      'POST /api-auth/api/user/auth/logout': () => new Response(null, { status: 204 }),
      'GET /api-auth/api/client/auth/userinfo': json({
        userId: 'user-1',
        realName: '王芳',
        expireTime: testNow + 9_999,
      }),
      'GET /api-meeting/api/user/staffs': json([staffRow]),
      'POST /api-meeting/api/user/staff-choices': json(staffRow),
      'POST /api-meeting/api/user/companyDisplayConfig': json({ title: '会议室预约', accent: '#3056d3' }),
      ...answers,
    },
    { log: { info, warn: silent, error: silent } },
  );
  return { ...made, events };
}

async function logIn({ send }: ReturnType<typeof kit>, headers: Record<string, string> = {}) {
  const first = await send(browserCall('/bff/api-auth/api/getLoginCsrfToken'));
  const call = {
    method: 'POST',
    cookie: first.headers.getSetCookie()[0]?.split(';', 1)[0],
    headers: { 'content-type': 'application/json', 'x-csrf-token': 'MARK-csrf', ...headers },
    body: '{"username":"13800000003","password":"MARK-sealed","keyId":"k"}',
  };
  return send(browserCall(`/bff${login}`, call));
}

describe('the log tells', () => {
  it('[S58] who logged in, under the trace id of the answer, and nothing secret', async () => {
    const made = kit();
    const answer = await logIn(made);
    const traceId = answer.headers.get('x-trace-id');
    expect(made.events).toEqual([expect.objectContaining({ event: 'logged in', traceId, userId: 'user-1' })]);
    expect(JSON.stringify(made.events)).not.toMatch(/MARK|13800000003/);
  });

  it('[S58] of a log-in that was refused', async () => {
    const made = kit({ [`POST ${login}`]: json({ code: 4_001_001, message: 'no' }, 401) });
    const answer = await logIn(made);
    const traceId = answer.headers.get('x-trace-id');
    expect(made.events).toEqual([
      expect.objectContaining({ event: 'log-in refused', traceId, status: 401, code: 4_001_001 }),
    ]);
  });

  it('[S58] of a log-in without the token of its page', async () => {
    const made = kit();
    await logIn(made, { 'x-csrf-token': 'another' });
    expect(made.events).toEqual([expect.objectContaining({ event: 'call refused', status: 403 })]);
  });

  it('[S58] who logged out, and who comes back with a copy of the cookie', async () => {
    const made = kit();
    const cookie = await cookieOf(sessionOf(), made.gateway);
    const leave = () => made.send(browserCall('/bff/session', { method: 'DELETE', cookie }), logOut);
    await leave();
    await leave();
    expect(made.events).toEqual([
      expect.objectContaining({ event: 'logged out', userId: 'user-1' }),
      expect.objectContaining({ event: 'session refused', reason: 'ended' }),
    ]);
  });

  it('[S58] of a token that the service takes no more', async () => {
    const made = kit({ 'GET /api-meeting/api/user/staffs': json({ code: 401_000, message: 'no' }, 401) });
    const cookie = await cookieOf(sessionOf(), made.gateway);
    await made.send(browserCall('/bff/api-meeting/api/user/staffs?deletedType=1', { cookie }));
    expect(made.events).toEqual([
      expect.objectContaining({ event: 'session refused', reason: 'token', userId: 'user-1' }),
    ]);
  });

  it('[S58] who changed company', async () => {
    const made = kit();
    const cookie = await cookieOf(sessionOf(), made.gateway);
    const body = '{"staffId":"staff-1"}';
    await made.send(browserCall('/bff/session/identity', { method: 'PUT', cookie, body }), chooseIdentity);
    expect(made.events).toEqual([
      expect.objectContaining({ event: 'company changed', userId: 'user-1', staffId: 'staff-1' }),
    ]);
  });
});
