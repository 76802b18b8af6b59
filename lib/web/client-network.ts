const groupsPerAddress = 8;

/** 32 bits at the end, as four decimals or two groups. */
const ending = String.raw`(?:(\d+(?:\.\d+){3})|([\da-f]{1,4}):([\da-f]{1,4}))$`;
const mapped = new RegExp(`^0:0:0:0:0:ffff:${ending}`);
const translated = new RegExp(`^64:ff9b:0:0:0:0:${ending}`);

/**
 * The IPv4 address behind an IPv4-mapped one, which is how a dual-stack socket reports its peers (RFC 4291, section 2.5.5.2). Left as
 * they come, all of them would be one network.
 *
 * @example
 * withoutMapping('::ffff:192.0.2.1') //=> '192.0.2.1'
 * withoutMapping('::ffff:c000:201') //=> '192.0.2.1'
 */
export const withoutMapping = (address: string): string => endingIn(address, mapped) ?? address;

/** The IPv4 client of an address, also one that came through a translator with the well-known prefix (RFC 6052, section 2.1). */
const ipv4Of = (address: string) => endingIn(address, mapped) ?? endingIn(address, translated);

/**
 * The network that a limit applies to: an IPv4 address as it is, also within an IPv6 one, and the /64 of an IPv6 address, because
 * a household or server has all addresses of a /64 (RFC 6177) and would have a fresh limit with each.
 *
 * @example
 * clientNetwork('2001:db8::1') //=> '2001:db8:0:0::/64'
 * clientNetwork('192.0.2.1') //=> '192.0.2.1'
 */
export const clientNetwork = (address: string): string => ipv4Of(address) ?? prefixOf(address, 4) ?? address;

/**
 * The site that a network belongs to: the /48 of an IPv6 address, with 65,536 networks (RFC 6177, section 2). An IPv4 address
 * has none.
 *
 * @example
 * clientSite('2001:db8:1:2::1') //=> '2001:db8:1::/48'
 */
export const clientSite = (address: string): string | undefined =>
  ipv4Of(address) === undefined ? prefixOf(address, 3) : undefined;

function endingIn(address: string, prefix: RegExp): string | undefined {
  const match = prefix.exec(groupsOf(address)?.join(':') ?? '');
  if (!match) return undefined;
  const [, decimals, ...groups] = match;
  return decimals ?? groups.flatMap((group) => bytesOf(Number.parseInt(group, 16))).join('.');
}

const bytesOf = (group: number) => [Math.floor(group / 256), group % 256];

/** The first groups, of 16 bits each, of an IPv6 address. */
function prefixOf(address: string, groupsKept: number): string | undefined {
  const groups = groupsOf(address);
  return groups && `${groups.slice(0, groupsKept).join(':')}::/${groupsKept * 16}`;
}

/** All groups of an IPv6 address, without leading zeros; an IPv4 address at its end stays as it is. */
function groupsOf(address: string): string[] | undefined {
  if (!address.includes(':')) return undefined;
  const [head = '', tail] = address.toLowerCase().split('::', 2);
  const before = partsOf(head);
  const after = partsOf(tail ?? '');
  const widthOfTail = after.at(-1)?.includes('.') ? after.length + 1 : after.length;
  const gap = tail === undefined ? 0 : groupsPerAddress - before.length - widthOfTail;
  return [...before, ...Array<string>(Math.max(gap, 0)).fill('0'), ...after];
}

const partsOf = (half: string) =>
  half === ''
    ? []
    : half.split(':').map((part) => (part.includes('.') ? part : part.replace(/^0+(?=.)/, '')));
