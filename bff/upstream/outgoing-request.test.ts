import type { EndpointKey } from '@/lib/contract/index';
import { fakeService } from '@/test/bff/fake-service';
import { endpointRow } from './endpoint-rows';
import { outgoingRequest } from './outgoing-request';

const userAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

const deviceOf = (key: EndpointKey) => {
  const row = endpointRow(key);
  const call = { row, address: row.template, headers: new Headers(), traceId: 't', userAgent };
  const { signal } = new AbortController();
  return outgoingRequest(fakeService().backend, { ...call, signal }).headers.get('x-client-device');
};

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
