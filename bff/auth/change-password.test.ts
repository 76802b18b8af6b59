import { json, type Answer } from '@/test/bff/fake-service';
import { browserCall, cookieOf, sessionOf, testGateway, testNow } from '@/test/bff/test-gateway';
import { showSession } from './session/session-view';

const change = '/api-auth/api/user/account/encrypted-password-for-graphic-captcha';
const reset = '/api-auth/api/client/accounts/13800000001/password';
const user = '/api-auth/api/client/auth/userinfo';
const register = '/api-auth/api/client/accounts/register-by-encrypted-password';
const day = 86_400_000;

const renewed = { access_token: 'MARK-renewed', userId: 'user-1', expireTime: testNow + 14 * day };
const nothing: Answer = () => new Response(null, { status: 204 });

/** A service that knows only the tokens of the list, and sets passwords by an answer. */
function kitOf(answer: Answer, living: string[] = ['MARK-token', 'MARK-renewed']) {
  return testGateway({
    [`PATCH ${change}`]: answer,
    [`PATCH ${reset}`]: answer,
    [`GET ${user}`]: ({ headers }) =>
      living.includes((headers.authorization ?? '').replace('Bearer ', ''))
        ? Response.json({ userId: 'user-1', realName: '林晓', expireTime: testNow + day })
        : Response.json({ code: 401000, message: 'x' }, { status: 401 }),
  });
}
type Kit = ReturnType<typeof kitOf>;

const setPassword = (kit: Kit, path: string, cookie?: string) =>
  kit.send(browserCall(`/bff${path}`, { method: 'PATCH', cookie, body: '{}' }));

const sessionCookie = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0] ?? '')
    .find((pair) => pair.startsWith('__Host-rooms-session=')) ?? '';

const statusOf = async (kit: Kit, cookie: string) =>
  (await kit.send(browserCall('/bff/session', { cookie }), showSession)).status;

describe('a password was set', () => {
  it.each([
    ['by the old one', change],
    ['by an SMS code, from within', reset],
  ])(
    '[S07] [S27] %s: the session goes on under a new id and token, and a copy of the old cookie is dead',
    async (_, path) => {
      const kit = kitOf(json(renewed), ['MARK-renewed']);
      const cookie = await cookieOf(sessionOf(), kit.gateway);
      const response = await setPassword(kit, path, cookie);
      expect(response.status).toBe(204);
      expect(kit.service.recorded[0]?.headers.authorization).toBe('Bearer MARK-token');

      const next = sessionCookie(response);
      expect(await statusOf(kit, next)).toBe(200);
      expect(kit.service.recorded.at(-1)?.headers.authorization).toBe('Bearer MARK-renewed');
      const callsBefore = kit.service.recorded.length;
      expect(await statusOf(kit, cookie)).toBe(401);
      expect(kit.service.recorded).toHaveLength(callsBefore);
    },
  );

  it('[S01] tells the browser nothing of the new token', async () => {
    const kit = kitOf(json(renewed));
    const response = await setPassword(kit, change, await cookieOf(sessionOf(), kit.gateway));
    expect((await response.text()) + JSON.stringify([...response.headers])).not.toContain('MARK');
  });

  it('[S27] [SESS-13] ends the second jar of the same person with its token', async () => {
    const living = ['MARK-token', 'MARK-second'];
    const kit = kitOf(() => {
      living.splice(0, 2, 'MARK-renewed');
      return Response.json(renewed);
    }, living);
    const second = await cookieOf(sessionOf({ token: 'MARK-second' }), kit.gateway);
    const first = await cookieOf(sessionOf(), kit.gateway);
    await setPassword(kit, change, first);
    expect(await statusOf(kit, second)).toBe(401);
  });

  it.each([
    ['nothing', nothing],
    ['something of its own', json({ success: true })],
  ])('[S07] goes on under a new id with its token where a service answers %s', async (_, answer) => {
    const kit = kitOf(answer);
    const cookie = await cookieOf(sessionOf(), kit.gateway);
    const response = await setPassword(kit, change, cookie);
    expect(response.status).toBe(204);
    expect(await statusOf(kit, sessionCookie(response))).toBe(200);
    expect(kit.service.recorded.at(-1)?.headers.authorization).toBe('Bearer MARK-token');
    expect(await statusOf(kit, cookie)).toBe(401);
  });

  it('[AUTH-11] logs nobody in who was not, and leaves another account’s session alone', async () => {
    const stranger = kitOf(nothing);
    const response = await setPassword(stranger, reset);
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(stranger.service.recorded[0]?.headers).not.toHaveProperty('authorization');

    for (const answer of [nothing, json({ ...renewed, userId: 'user-2' })]) {
      const kit = kitOf(answer);
      const cookie = await cookieOf(sessionOf(), kit.gateway);
      const other = await setPassword(kit, reset, cookie);
      expect(other.headers.getSetCookie()).toEqual([]);
      expect(await statusOf(kit, cookie)).toBe(200);
    }
  });

  it('is refused with the service’s own words, and the session stays as it is', async () => {
    const refused = { code: 400000, message: 'Password is invalid.' };
    const kit = kitOf(json(refused, 400));
    const cookie = await cookieOf(sessionOf(), kit.gateway);
    const response = await setPassword(kit, change, cookie);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject(refused);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await statusOf(kit, cookie)).toBe(200);
  });

  it('[S27] is refused without a session where the old password is the proof', async () => {
    const kit = kitOf(json(renewed));
    expect((await setPassword(kit, change)).status).toBe(401);
    expect(kit.service.recorded).toEqual([]);
  });
});

describe('[AUTH-17] registering', () => {
  it('[SESS-01] [S01] is a log-in: the token stays in the sealed cookie', async () => {
    const kit = testGateway({
      'GET /api-auth/api/getLoginCsrfToken': json({ csrfToken: 'csrf-1' }),
      [`POST ${register}`]: json({ ...renewed, access_token: 'MARK-token' }),
      [`GET ${user}`]: json({ userId: 'user-1', realName: '林晓', expireTime: testNow + day }),
      'GET /api-meeting/api/user/staffs': json([]),
    });
    const first = await kit.send(browserCall('/bff/api-auth/api/getLoginCsrfToken'));
    const cookie = first.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    const body = '{"username":"linxiao","password":"x","confirmPassword":"x","keyId":"k"}';
    const send = (headers: Record<string, string>) =>
      kit.send(
        browserCall(`/bff${register}`, {
          method: 'POST',
          cookie,
          body,
          headers: { 'content-type': 'application/json', ...headers },
        }),
      );
    expect((await send({})).status).toBe(403);
    const response = await send({ 'x-csrf-token': 'csrf-1' });
    const text = await response.text();
    expect(JSON.parse(text)).toEqual({
      userId: 'user-1',
      expireTime: renewed.expireTime,
      staffs: [],
      next: '/none',
    });
    expect(text + JSON.stringify([...response.headers])).not.toContain('MARK');
    expect(await statusOf(kit, sessionCookie(response))).toBe(200);
  });
});
