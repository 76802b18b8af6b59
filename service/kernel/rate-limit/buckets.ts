import { clientNetwork, clientSite } from '@/lib/web/client-network';
import { networksPerSite, type RateLimit, rateLimits } from '@/lib/domain/limits/rate-limits';
import type { Deps } from '../deps';
import type { Client } from '../client-address';

export type Bucket = RateLimit & { name: string };

type Kind = keyof typeof rateLimits;

/** The limit of one number or account: the same everywhere, independent of the operator's scale for addresses. */
export const bucketOf = (kind: Kind, key: string): Bucket => ({
  name: `${kind}:${key}`,
  ...rateLimits[kind],
});

/** The limit of all callers together. */
export const overallBucket = (kind: Kind, { config }: Pick<Deps, 'config'>): Bucket =>
  scaled(bucketOf(kind, 'all'), config.rateLimitScale);

/** The limits of one address and of the IPv6 site that it is in; none where the address is missing. */
export const addressBuckets = (
  kinds: readonly Kind[],
  { address }: Client,
  { config }: Pick<Deps, 'config'>,
) =>
  address === undefined
    ? []
    : kinds.flatMap((kind) => ofAddress((place) => bucketOf(kind, place), address, config.rateLimitScale));

/**
 * The limits of wrong keys to one thing from one address, and of those to all things of its kind: an old link that many follow shuts
 * nobody out of another, and whoever tries many ids gets no further.
 *
 * @param id of the thing, as the caller names it
 */
export const wrongKeyBuckets = (
  thing: 'share' | 'feed',
  id: string,
  { client, ...deps }: Pick<Deps, 'config'> & { client: Client },
) => [
  ...(client.address === undefined
    ? []
    : ofAddress(
        (place) => bucketOf(`${thing}Failures`, `${id}:${place}`),
        client.address,
        deps.config.rateLimitScale,
      )),
  ...addressBuckets([`${thing}FailuresPerAddress`], client, deps),
];

function ofAddress(ofPlace: (place: string) => Bucket, address: string, scale: number): Bucket[] {
  const site = clientSite(address);
  const network = scaled(ofPlace(clientNetwork(address)), scale);
  return site === undefined ? [network] : [network, scaled(ofPlace(site), scale * networksPerSite)];
}

const scaled = ({ name, burst, everyMs }: Bucket, scale: number): Bucket => ({
  name,
  burst: Math.max(1, Math.floor(burst * scale)),
  everyMs: everyMs / scale,
});
