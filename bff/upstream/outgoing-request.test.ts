import type { EndpointKey } from '@/lib/contract/index';
import { fakeService } from '@/test/bff/fake-service';
import type { Backend } from './transport/backend';
import { endpointRow } from './rows/endpoint-rows';
import { outgoingRequest } from './outgoing-request';

const userAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

const { backend } = fakeService();
const inProcess = { ...backend, inProcess: true };

function requestOf(key: EndpointKey, { to = backend, signal = new AbortController().signal } = {}) {
  const row = endpointRow(key);
  const call = { row, address: row.template, headers: new Headers(), traceId: 't', userAgent, signal };
  return outgoingRequest(to, call);
}

const deviceOf = (key: EndpointKey) => requestOf(key).headers.get('x-client-device');

it.each<EndpointKey>([
  'POST /api-auth/api/pauth/token/mobile',
  'POST /api-auth/api/pauth/token/sso',
  'GET /api-auth/api/weChatLogin',
  'POST /api-auth/api/pauth/token/exchange',
  'PATCH /api-auth/api/client/accounts/{mobile}/password',
  'PATCH /api-auth/api/user/account/encrypted-password-for-graphic-captcha',
])('[SESS-13] tells which browser it is where a token is given: %s', (key) => {
  expect(deviceOf(key)).toBe('Chrome · Windows');
});

it.each<EndpointKey>(['GET /api-auth/api/client/auth/userinfo', 'GET /api-meeting/api/user/staffs'])(
  '[S33] and nowhere else: %s',
  (key) => {
    expect(deviceOf(key)).toBeNull();
  },
);

describe('whoever stops waiting', () => {
  const isToldBy = (key: EndpointKey, to: Backend) => {
    const caller = new AbortController();
    const request = requestOf(key, { to, signal: caller.signal });
    caller.abort();
    return request.signal.aborted;
  };
  const read = 'GET /api-meeting/api/user/areas/trees';

  it('stops a call over HTTP', () => {
    expect(isToldBy(read, backend)).toBe(true);
  });

  it('stops a stream, in this process as well', () => {
    expect(isToldBy('GET /api-meeting/api/user/changes', inProcess)).toBe(true);
  });
});
