import { clientNetwork, clientSite } from './client-network';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:DB8:0:0:ffff::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0001:0002:0003:0004:0005:0006', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1::', '2001:db8:1:0::/64'],
])('[S29] counts %s as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

it.each([
  ['192.0.2.1', undefined],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['2001:DB8:1:2:ffff::1', '2001:db8:1::/48'],
  ['2001:0db8:0001:ffff:0003:0004:0005:0006', '2001:db8:1::/48'],
])('[S21] [S29] counts %s beside it as %s', (address, site) => {
  expect(clientSite(address)).toBe(site);
});
