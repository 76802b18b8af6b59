import { clientAddress, trustedProxies } from './client-address';

const none = trustedProxies([]);
const proxies = trustedProxies(['10.0.0.0/8', '127.0.0.1', 'fd00::/8']);

describe('clientAddress', () => {
  it('[S21] does not believe X-Forwarded-For without a configured proxy', () => {
    expect(clientAddress({ socketAddress: '127.0.0.1', forwardedFor: '203.0.113.9', proxies: none })).toBe(
      '127.0.0.1',
    );
  });

  it.each([
    { from: '10.0.0.5', said: '203.0.113.9', is: '203.0.113.9' },
    { from: '::ffff:10.0.0.5', said: '203.0.113.9', is: '203.0.113.9' },
    { from: 'fd00::1', said: '2001:db8::9', is: '2001:db8::9' },
    { from: '10.0.0.5', said: '198.51.100.1, 203.0.113.9, 10.0.0.7', is: '203.0.113.9' },
    { from: '198.51.100.7', said: '203.0.113.9', is: '198.51.100.7' },
    { from: '10.0.0.5', said: undefined, is: '10.0.0.5' },
    { from: '10.0.0.5', said: 'unknown', is: '10.0.0.5' },
    { from: '10.0.0.5', said: '203.0.113.9, evil"', is: '10.0.0.5' },
  ])('[S21] reads "$said" from $from as $is', ({ from, said, is }) => {
    expect(clientAddress({ socketAddress: from, forwardedFor: said, proxies })).toBe(is);
  });
});
