import { clientOf } from './client-address';

const key = 'a-key-of-16-chars';
const peerAddress = '10.0.0.9';
const request = (headers: Record<string, string> = {}) =>
  new Request('http://service.invalid/', {
    headers: { 'x-client-address': '203.0.113.7', 'x-client-device': 'Chrome · Windows', ...headers },
  });
const told = { address: '203.0.113.7', device: 'Chrome · Windows' };

it('[S21] [S29] believes the BFF of its own process', () => {
  expect(clientOf(request(), { trust: { embedded: true }, peerAddress: undefined })).toEqual(told);
});

it('[S21] [S29] believes a BFF elsewhere that shows the key, and nobody else', () => {
  const trust = { embedded: false, serviceKey: key };
  expect(clientOf(request({ 'x-service-key': key }), { trust, peerAddress })).toEqual(told);
  const wrong: Record<string, string>[] = [{}, { 'x-service-key': '' }, { 'x-service-key': `${key}x` }];
  for (const shown of wrong) {
    expect(clientOf(request(shown), { trust, peerAddress })).toEqual({ address: peerAddress });
  }
  const none = { embedded: false };
  expect(clientOf(request({ 'x-service-key': '' }), { trust: none, peerAddress })).toEqual({
    address: peerAddress,
  });
});

it('[S29] takes nothing for an address that is none', () => {
  const odd = request({ 'x-client-address': '203.0.113.7, 10.0.0.1', 'x-client-device': ' ' });
  expect(clientOf(odd, { trust: { embedded: true }, peerAddress: undefined })).toEqual({});
});

it('[S29] counts an IPv4 peer of a dual-stack socket as the address that it is', () => {
  expect(clientOf(request(), { trust: { embedded: false }, peerAddress: '::ffff:192.0.2.1' })).toEqual({
    address: '192.0.2.1',
  });
});
