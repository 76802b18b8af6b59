import { endpointOf, type EndpointKey, endpoints } from '@/lib/contract/index';
import { systemClock } from '@/lib/time/clock';
import { buildService } from '../app';
import { plainConfig } from '../kernel/config';
import { connect } from '../db/connect';
import { createLogger } from '../kernel/logger';
import { routes } from '../routes';

// Nothing listens on port 1: what answers here answered without the database.
const { db } = connect({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
const logger = createLogger({ level: 'silent' });
const service = buildService({
  db,
  clock: systemClock,
  logger,
  config: { ...plainConfig, plainPasswordLogin: true },
});

const keys = Object.keys(endpoints) as EndpointKey[];
const openKeys = keys.filter((key) => ['none', 'optional'].includes(endpointOf(key).identity ?? 'staff'));
const protectedKeys = keys.filter((key) => !openKeys.includes(key));

function send(key: string, init: RequestInit = {}) {
  const [method, address = ''] = key.split(' ');
  return service.request(address.replaceAll(/\{\w+\}/g, 'x'), { method, ...init });
}

afterAll(() => db.destroy());

test.each(protectedKeys)('[S56] %s answers 401 to a stranger', async (key) => {
  const response = await send(key);
  expect(response.status).toBe(401);
  expect(response.headers.get('www-authenticate')).toBe('Bearer');
  expect(await response.json()).toMatchObject({ code: 401000, message: '登录已过期，请重新登录' });
});

test('[S56] only ways in are open to strangers, and calls that bring a key of their own', () => {
  const ways = /^\w+ \/api-(auth|pivot)\/|\/api\/shares\/\{shareId\}\//;
  const others = openKeys.filter((key) => !ways.test(key));
  // The key in a feed's address, that of a company's devices, a one-time code of a screen, the key of a mail's link.
  expect(others.sort()).toEqual([
    'GET /api-meeting/api/feeds/{feedId}',
    'POST /api-meeting/api/devices/states',
    'POST /api-meeting/api/door/actions/pair',
    'POST /api-meeting/api/notice-links/actions/unsubscribe',
  ]);
});

test('[R29] no User-Agent and no odd path skips authentication', async () => {
  const key = 'GET /api-meeting/api/user/staffs';
  expect((await send(key, { headers: { 'User-Agent': 'GoogleHC/1.0' } })).status).toBe(401);
  expect((await send('GET /api-meeting/api/user/staffs?/healthz')).status).toBe(401);
  expect((await send('GET /api-meeting/api/user/staffs/')).status).toBe(404);
  expect((await send('GET /api-meeting/api/user/%73taffs')).status).not.toBe(200);
});

test('every row of the endpoint table has a handler, and no other call has', () => {
  expect(Object.keys(routes).sort()).toEqual([...keys].sort());
});

test('unknown paths and namespaces answer 404 with the envelope', async () => {
  for (const path of ['/', '/api-meeting', '/api-other/api/user/staffs', '/api-meeting/api/user/none']) {
    const response = await service.request(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      code: 404000,
      message: '请求的内容不存在',
      traceId: response.headers.get('x-trace-id'),
    });
  }
});

test('a known path with another method answers 405 and names the ones there are', async () => {
  const response = await send('DELETE /api-meeting/api/user/staffs');
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET');
  expect(await response.json()).toMatchObject({ code: 405000 });
});

test('keeps a trace id that is one, and replaces what is none', async () => {
  const given = { headers: { 'X-Trace-Id': 'trace-0123456789' } };
  expect((await service.request('/healthz', given)).headers.get('x-trace-id')).toBe('trace-0123456789');
  const forged = { headers: { 'X-Trace-Id': 'a b{}' } };
  expect((await service.request('/healthz', forged)).headers.get('x-trace-id')).toMatch(/^[\da-f-]{36}$/);
});

test('[R29] [S38] without a database: alive, not ready, 503 for calls, and no word about why', async () => {
  expect((await service.request('/healthz')).status).toBe(200);
  expect((await service.request('/readyz')).status).toBe(503);
  const response = await send('GET /api-meeting/api/user/staffs', {
    headers: { Authorization: 'Bearer abc' },
  });
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('1');
  const text = await response.text();
  expect(text).not.toMatch(/ECONN|127\.0\.0\.1|postgres|select|at /i);
  expect(JSON.parse(text)).toMatchObject({ code: 503000, message: '服务器繁忙，请稍后再试' });
});
