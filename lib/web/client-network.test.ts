import { clientNetwork, clientSite, withoutMapping } from './client-network';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:DB8:0:0:ffff::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0001:0002:0003:0004:0005:0006', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1::', '2001:db8:1:0::/64'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['0:0:0:0:0:FFFF:c000:0201', '192.0.2.1'],
  ['64:ff9b::c000:201', '192.0.2.1'],
  ['64:ff9b::192.0.2.1', '192.0.2.1'],
  ['64:ff9b:1::c000:201', '64:ff9b:1:0::/64'],
])('[S29] counts %s as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

it.each([
  ['192.0.2.1', undefined],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::ffff:c000:201', undefined],
  ['64:ff9b::c000:201', undefined],
  ['2001:DB8:1:2:ffff::1', '2001:db8:1::/48'],
  ['2001:0db8:0001:ffff:0003:0004:0005:0006', '2001:db8:1::/48'],
])('[S21] [S29] counts %s beside it as %s', (address, site) => {
  expect(clientSite(address)).toBe(site);
});

it.each([
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['0000:0000:0000:0000:0000:ffff:ffff:0', '255.255.0.0'],
  ['64:ff9b::c000:201', '64:ff9b::c000:201'],
  ['::ffff:zz:1', '::ffff:zz:1'],
  ['::ffff:0:1:2', '::ffff:0:1:2'],
  ['192.0.2.1', '192.0.2.1'],
  ['', ''],
])('[S21] [S29] takes %s for the peer %s', (address, peer) => {
  expect(withoutMapping(address)).toBe(peer);
});
