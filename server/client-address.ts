import { BlockList, isIP } from 'node:net';
import { withoutMapping } from '@/lib/web/client-network';

/** The proxies in front of us, as `TRUSTED_PROXIES` lists them: addresses, or ranges such as `10.0.0.0/8`. */
export type TrustedProxies = { includes(address: string): boolean };

export function trustedProxies(ranges: readonly string[]): TrustedProxies {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = familyOf(address);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return { includes: (address) => isIP(address) !== 0 && list.check(address, familyOf(address)) };
}

/**
 * The address that a request came from. `X-Forwarded-For` is the caller's own claim except for the entries that our
 * proxies appended, so it is read from the right, and only as far as trusted proxies go (S21, S29).
 */
export function clientAddress({
  socketAddress,
  forwardedFor,
  proxies,
}: {
  socketAddress: string | undefined;
  forwardedFor: string | undefined;
  proxies: TrustedProxies;
}): string {
  let address = withoutMapping(socketAddress ?? '');
  const claims = forwardedFor?.split(',').map((entry) => withoutMapping(entry.trim())) ?? [];
  while (proxies.includes(address)) {
    const previous = claims.pop();
    if (previous === undefined || isIP(previous) === 0) break;
    address = previous;
  }
  return address;
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
