const groupsPerNetwork = 4;
const groupsPerAddress = 8;

/**
 * What counts as one place that calls come from: an IPv4 address as it is, of an IPv6 address its /64, because a household or
 * server has all addresses of one (RFC 6177) and would have a fresh limit with each.
 *
 * @example
 * clientNetwork('2001:db8::1') //=> '2001:db8:0:0::/64'
 * clientNetwork('192.0.2.1') //=> '192.0.2.1'
 */
export function clientNetwork(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::', 2);
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const gap = tail === undefined ? 0 : groupsPerAddress - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(gap, 0)).fill('0'), ...after];
  return `${groups.slice(0, groupsPerNetwork).join(':')}::/64`;
}

const groupsOf = (part: string) =>
  part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
