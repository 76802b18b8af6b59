import { clientNetwork, clientSite } from '@/lib/web/client-network';
import { networksPerSite, type RateLimit, rateLimits } from '@/lib/domain/limits/rate-limits';
import type { Deps } from '../deps';
import type { Client } from '../client-address';

export type Bucket = RateLimit & { name: string };

type Kind = keyof typeof rateLimits;

/** What one number or account may: the same everywhere, whatever the operator allows to addresses. */
export const bucketOf = (kind: Kind, key: string): Bucket => ({
  name: `${kind}:${key}`,
  ...rateLimits[kind],
});

/** What all together may. */
export const overallBucket = (kind: Kind, { config }: Pick<Deps, 'config'>): Bucket =>
  scaled(bucketOf(kind, 'all'), config.rateLimitScale);

/** What one address may, and the IPv6 site that it is of; none where the address is not known. */
export const addressBuckets = (
  kinds: readonly Kind[],
  { address }: Client,
  { config }: Pick<Deps, 'config'>,
) => (address === undefined ? [] : kinds.flatMap((kind) => ofAddress(kind, address, config.rateLimitScale)));

function ofAddress(kind: Kind, address: string, scale: number): Bucket[] {
  const site = clientSite(address);
  const network = scaled(bucketOf(kind, clientNetwork(address)), scale);
  return site === undefined ? [network] : [network, scaled(bucketOf(kind, site), scale * networksPerSite)];
}

const scaled = ({ name, burst, everyMs }: Bucket, scale: number): Bucket => ({
  name,
  burst: Math.max(1, Math.floor(burst * scale)),
  everyMs: everyMs / scale,
});
