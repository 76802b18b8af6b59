import { showMeetingConfig } from '@/bff/browser-config/show-config';
import { json, type Answer } from '@/test/bff/fake-service';
import { browserCall, cookieOf, sessionOf, testGateway } from '@/test/bff/test-gateway';
import { showSession } from './session-view';

const userinfo = '/api-auth/api/client/auth/userinfo';
const aliveToken = json({ userId: 'user-1', realName: '林晓', expireTime: 1 });

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

/** Somebody with a session, before a service that answers this when asked about tokens. */
async function arrive(answer: Answer = aliveToken) {
  const kit = testGateway({ [`GET ${userinfo}`]: answer });
  const visit = async (session = sessionOf()) => {
    const cookie = await cookieOf(session, kit.gateway);
    return () => kit.send(browserCall('/bff/session', { cookie }), showSession);
  };
  return {
    kit,
    visit,
    ask: await visit(),
    say: (next: Answer) => (kit.service.answers[`GET ${userinfo}`] = next),
  };
}

const revoked = json({ code: 401_000, message: 'x' }, 401);

describe('a token that the service has revoked', () => {
  it.each([
    ['/bff/session', showSession],
    ['/bff/api/meeting-config', showMeetingConfig],
  ])('[S08] opens %s no more, and its cookie is taken back', async (path, handler) => {
    const kit = testGateway({ [`GET ${userinfo}`]: revoked });
    const cookie = await cookieOf(sessionOf(), kit.gateway);
    const response = await kit.send(browserCall(path, { cookie }), handler);
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie()).toEqual([
      '__Host-rooms-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    ]);
  });

  it('[S08] is believed for less than a second after it was last asked about', async () => {
    const { ask, say } = await arrive();
    expect((await ask()).status).toBe(200);
    say(revoked);
    jest.advanceTimersByTime(999);
    expect((await ask()).status).toBe(200);
    jest.advanceTimersByTime(1);
    expect((await ask()).status).toBe(401);
  });

  it('[R25] is asked about once, however many ask meanwhile', async () => {
    jest.useRealTimers();
    const { ask, kit } = await arrive(async (call) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return revoked(call);
    });
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect(kit.service.recorded).toHaveLength(1);
  });

  it('[S39] says nothing about the token of somebody else', async () => {
    const { ask, visit, say } = await arrive();
    await ask();
    say(revoked);
    const askAsOther = await visit(sessionOf({ userId: 'user-2', token: 'MARK-other' }));
    expect((await askAsOther()).status).toBe(401);
    expect((await ask()).status).toBe(200);
  });
});

describe('a service that cannot tell', () => {
  it.each([
    ['fails', json({ code: 500_000, message: 'x' }, 500), 500],
    ['is down', () => Promise.reject(new TypeError('ECONNREFUSED'))],
  ] as [string, Answer][])('[SESS-07] logs nobody out when it %s', async (_, answer) => {
    const { ask, say } = await arrive(answer);
    const response = await ask();
    expect(response.status).toBeGreaterThanOrEqual(500);
    expect(response.headers.getSetCookie()).toEqual([]);
    say(aliveToken);
    expect((await ask()).status).toBe(200);
  });
});
