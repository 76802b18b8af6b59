import { upstreamLimits } from '@/lib/domain/limits/limits';
import { json, type Answer } from '@/test/bff/fake-service';
import { browserCall, cookieOf, sessionOf, testGateway } from '@/test/bff/test-gateway';
import { createBreaker } from './breaker';

const trees = '/api-meeting/api/user/areas/trees';
const schedule = '/api-meeting/api/user/v2/meetings/actions/schedule';
const refused: Answer = () => Promise.reject(new TypeError('fetch failed'));
const enough = upstreamLimits.breakerMinCalls;

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

/** A BFF whose `meeting` service has a breaker; the other namespaces share its back end, not its breaker. */
async function withBreaker(answer: Answer) {
  const kit = testGateway({ [`GET ${trees}`]: answer, [`POST ${schedule}`]: answer });
  const moves: unknown[] = [];
  const log = { ...kit.gateway.log, warn: (fields: unknown) => void moves.push(fields) };
  const meeting = { ...kit.service.backend, breaker: createBreaker({ namespace: 'meeting', log }) };
  kit.gateway.backends = { ...kit.gateway.backends, meeting };
  const cookie = await cookieOf(sessionOf(), kit.gateway);
  const read = () => kit.send(browserCall(`/bff${trees}`, { cookie }));
  const readTimes = async (times: number) => {
    const statuses = [];
    for (let time = 0; time < times; time += 1) statuses.push((await read()).status);
    return statuses;
  };
  const says = (next: Answer) => Object.assign(kit.service.answers, { [`GET ${trees}`]: next });
  return { ...kit, cookie, moves, read, readTimes, says };
}

const untilHalfOpen = () => jest.advanceTimersByTimeAsync(upstreamLimits.breakerHalfOpenAfterMs);

it('[R24] opens when a namespace stays without answers, and then refuses at once', async () => {
  const { read, readTimes, service, moves } = await withBreaker(refused);
  await readTimes(enough);
  const response = await read();

  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  expect(await response.json()).toMatchObject({ code: 503000, message: '服务器异常' });
  expect(service.recorded).toHaveLength(enough);
  expect(moves.at(-1)).toEqual({ namespace: 'meeting', breaker: 'Open' });
});

it('[R24] does not open for a handful of failures, nor for fewer than half', async () => {
  const { readTimes, says } = await withBreaker(refused);
  expect(new Set(await readTimes(enough - 1))).toEqual(new Set([504]));
  says(json([]));
  expect(new Set(await readTimes(enough))).toEqual(new Set([200]));
});

it('[R24] asks once when it is half open, and closes with the first answer', async () => {
  const { read, readTimes, says, service, moves } = await withBreaker(refused);
  await readTimes(enough);
  let answerProbe: (response: Response) => void = () => undefined;
  says(() => new Promise((resolve) => (answerProbe = resolve)));
  await untilHalfOpen();

  const probe = read();
  await jest.advanceTimersByTimeAsync(0);
  expect(await readTimes(3)).toEqual([503, 503, 503]);
  expect(service.recorded).toHaveLength(enough + 1);

  says(json([]));
  answerProbe(Response.json([]));
  expect((await probe).status).toBe(200);
  expect(await readTimes(3)).toEqual([200, 200, 200]);
  expect(moves.at(-1)).toEqual({ namespace: 'meeting', breaker: 'Closed' });
});

it('[R24] stays open when its probe fails, or when nobody waited for the probe', async () => {
  const { read, readTimes, says, send, cookie } = await withBreaker(refused);
  await readTimes(enough);
  await untilHalfOpen();
  expect(await readTimes(2)).toEqual([504, 503]);

  says(() => new Promise(() => undefined));
  await untilHalfOpen();
  const leaver = new AbortController();
  const probe = send(new Request(browserCall(`/bff${trees}`, { cookie }), { signal: leaver.signal }));
  await jest.advanceTimersByTimeAsync(0);
  leaver.abort();
  await probe;
  expect((await read()).status).toBe(503);
});

it.each([
  ['refusals', json({ code: 403000 }, 403), 403],
  ['faults of its own', json({ code: 500000 }, 500), 500],
  ['answers that cannot be read', () => new Response('<h1>hello</h1>'), 502],
])('[R24] does not count %s: they are answers', async (_, answer, status) => {
  const { readTimes } = await withBreaker(answer);
  expect(new Set(await readTimes(2 * enough))).toEqual(new Set([status]));
});

it.each([502, 503, 504])('[R24] counts answers of %i, a gateway’s own page among them', async (status) => {
  const { readTimes } = await withBreaker(() => new Response('<h1>nginx</h1>', { status }));
  expect(await readTimes(enough + 1)).toEqual([...Array.from({ length: enough }, () => status), 503]);
});

it('[R24] does not count who leaves, sends too much or breaks off in the middle of a body', async () => {
  const { send, cookie, readTimes, says } = await withBreaker(() => new Promise(() => undefined));
  const post = (body: BodyInit) => {
    const headers = { 'content-type': 'application/json' };
    return send(browserCall(`/bff${schedule}`, { method: 'POST', cookie, headers, body }));
  };
  for (let time = 0; time < enough; time += 1) {
    const leaver = new AbortController();
    const left = send(new Request(browserCall(`/bff${trees}`, { cookie }), { signal: leaver.signal }));
    await jest.advanceTimersByTimeAsync(0);
    leaver.abort();
    await left;
    expect((await post('x'.repeat(300 * 1024))).status).toBe(413);
  }
  says(json([]));
  expect(await readTimes(1)).toEqual([200]);
});

it('[R24] belongs to one namespace', async () => {
  const { readTimes, send, service } = await withBreaker(refused);
  await readTimes(enough + 1);
  service.answers['GET /api-auth/api/pauth/token/public-key'] = json({
    keyId: 'k',
    publicKey: 'p',
    nonce: 'n',
    expireTime: 0,
  });
  expect((await send(browserCall('/bff/api-auth/api/pauth/token/public-key'))).status).toBe(200);
});
