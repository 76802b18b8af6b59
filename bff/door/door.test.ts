import { json } from '@/test/bff/fake-service';
import { browserCall, cookieOf, sessionOf, testGateway, testNow } from '@/test/bff/test-gateway';
import { clientCodes } from '@/lib/client/failures/api-error';
import type { DoorRoom } from '@/lib/contract/door';
import { clearCookies } from '@/bff/cookies/cookies';
import { endpointRows } from '@/bff/upstream/rows/endpoint-rows';
import { pairDoor } from './pair-door';

const door = '/api-meeting/api/door';
const trees = '/api-meeting/api/user/v2/areas/trees';
const dayMs = 86_400_000;

const room: DoorRoom = {
  id: 'room-1',
  name: '望江',
  areaPath: '上海',
  capacity: 8,
  equipment: [],
  status: 'AVAILABLE',
  openFromMinute: 0,
  openToMinute: 1440,
  signInRequired: true,
  timeZone: 'Asia/Shanghai',
  now: testNow,
  orders: [],
  choices: [],
};

const pairs = (response: Response) =>
  response.headers.getSetCookie().map((line) => line.split(';', 1).join(''));

/** A browser that was paired with the room. */
async function paired(answers: Parameters<typeof testGateway>[0] = {}) {
  const kit = testGateway({
    [`POST ${door}/actions/pair`]: json({ token: 'MARK-door', roomId: 'room-1', roomName: '望江' }),
    [`GET ${door}/room`]: json(room),
    [`POST ${door}/actions/unpair`]: () => new Response(null, { status: 204 }),
    [`GET ${trees}`]: json([]),
    ...answers,
  });
  const answer = await kit.send(
    browserCall('/bff/door/session', { method: 'POST', body: '{"code":"ABCD2345"}' }),
    pairDoor,
  );
  kit.service.recorded.length = 0;
  return { ...kit, answer, cookie: pairs(answer).join('; ') };
}

test('[S03] pairing leaves the token in a sealed cookie of its own, and nothing of it in the answer', async () => {
  const { answer, cookie } = await paired();
  expect(await answer.json()).toEqual({ roomId: 'room-1', roomName: '望江' });
  expect(cookie).toMatch(/^__Host-rooms-door=/);
  expect(answer.headers.getSetCookie()[0]).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
  expect(cookie).not.toContain('MARK-door');
});

test('[S33] calls of the screen carry its token alone, also where a person is logged in there', async () => {
  const { send, service, cookie, gateway } = await paired();
  const session = await cookieOf(sessionOf(), gateway);
  const response = await send(browserCall(`/bff${door}/room`, { cookie: `${cookie}; ${session}` }));
  expect(await response.json()).toEqual(room);
  const [call] = service.recorded;
  expect(call?.headers).toMatchObject({ authorization: 'Bearer MARK-door' });
  expect(call?.headers).not.toHaveProperty('x-user-id');
  expect(call?.headers).not.toHaveProperty('x-staff-id');
});

test('[S56] the cookie of a screen opens no page of a person: every other row is refused unread', async () => {
  const { send, service, cookie } = await paired();
  const others = endpointRows.filter(({ identity }) => identity === 'staff' || identity === 'account');
  for (const row of others) {
    const path = `/bff${row.template.replaceAll(/\{\w+\}/g, 'x')}`;
    const body = row.method === 'GET' ? undefined : '{}';
    const { status } = await send(browserCall(path, { method: row.method, cookie, body }));
    expect([row.key, status]).toEqual([row.key, 401]);
  }
  // Pasted into the cookie of a session it opens nothing either.
  const forged = cookie.replace('rooms-door', 'rooms-session');
  expect((await send(browserCall(`/bff${trees}`, { cookie: forged }))).status).toBe(401);
  expect(service.recorded).toEqual([]);
});

test('[S56] without the cookie, or with a session alone, no row of a screen is open', async () => {
  const { send, service, gateway } = await paired();
  const session = await cookieOf(sessionOf(), gateway);
  for (const row of endpointRows.filter(({ identity }) => identity === 'door')) {
    const body = row.method === 'GET' ? undefined : '{}';
    for (const cookie of [undefined, session, session.replace('rooms-session', 'rooms-door')]) {
      const refused = await send(browserCall(`/bff${row.template}`, { method: row.method, cookie, body }));
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ code: clientCodes.notPaired });
    }
  }
  expect(service.recorded).toEqual([]);
});

test('a pairing that was ended is said so, and the session of a person in that browser stays', async () => {
  const { send, cookie, gateway } = await paired({
    [`GET ${door}/room`]: json({ code: 401000, message: 'x' }, 401),
  });
  const session = await cookieOf(sessionOf(), gateway);
  const refused = await send(browserCall(`/bff${door}/room`, { cookie: `${cookie}; ${session}` }));
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ code: clientCodes.notPaired });
  expect(refused.headers.getSetCookie()).toEqual([]);
});

test('a screen that nobody touches stays paired: its cookie is prolonged once a day', async () => {
  const { send, clock, cookie } = await paired();
  const read = () => send(browserCall(`/bff${door}/room`, { cookie }));
  expect((await read()).headers.getSetCookie()).toEqual([]);
  clock.advance(dayMs);
  const renewed = await read();
  expect(renewed.headers.getSetCookie()).toEqual([expect.stringContaining('Max-Age=7776000')]);
  clock.advance(89 * dayMs);
  expect((await read()).status).toBe(403);
  const again = await send(browserCall(`/bff${door}/room`, { cookie: pairs(renewed).join('') }));
  expect(again.status).toBe(200);
});

test('unpairing takes the cookie back, a log-out of a person does not', async () => {
  const { send, cookie, gateway } = await paired();
  const response = await send(browserCall(`/bff${door}/actions/unpair`, { method: 'POST', cookie }));
  expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-rooms-door=;.*Max-Age=0/)]);
  expect(clearCookies(gateway).join()).not.toContain('rooms-door');
});

test('[S40] pairing is refused from other pages', async () => {
  const { send, service } = await paired();
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' };
  const request = browserCall('/bff/door/session', { method: 'POST', headers, body: '{"code":"x"}' });
  expect((await send(request, pairDoor)).status).toBe(403);
  expect(service.recorded).toEqual([]);
});
