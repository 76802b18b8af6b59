const groupsPerAddress = 8;

/**
 * The IPv4 address behind an IPv4-mapped one, which is how a dual-stack socket reports its peers (RFC 4291, section 2.5.5.2). Left as
 * they come, all of them would be one network.
 *
 * @example
 * withoutMapping('::ffff:192.0.2.1') //=> '192.0.2.1'
 */
export const withoutMapping = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * What counts as one place that calls come from: an IPv4 address as it is, of an IPv6 address its /64, because a household or
 * server has all addresses of one (RFC 6177) and would have a fresh limit with each.
 *
 * @example
 * clientNetwork('2001:db8::1') //=> '2001:db8:0:0::/64'
 * clientNetwork('192.0.2.1') //=> '192.0.2.1'
 */
export const clientNetwork = (address: string): string => prefixOf(address, 4) ?? address;

/**
 * What whoever has many such places has: of an IPv6 address its /48, with 65,536 networks what a site is given (RFC 6177, section 2).
 * Of an IPv4 address there is none.
 *
 * @example
 * clientSite('2001:db8:1:2::1') //=> '2001:db8:1::/48'
 */
export const clientSite = (address: string): string | undefined => prefixOf(address, 3);

/** The first groups, of 16 bits each, of an IPv6 address. */
function prefixOf(address: string, groupsKept: number): string | undefined {
  if (!address.includes(':')) return undefined;
  const [head = '', tail] = address.toLowerCase().split('::', 2);
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const gap = tail === undefined ? 0 : groupsPerAddress - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(gap, 0)).fill('0'), ...after];
  return `${groups.slice(0, groupsKept).join(':')}::/${groupsKept * 16}`;
}

const groupsOf = (part: string) =>
  part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
