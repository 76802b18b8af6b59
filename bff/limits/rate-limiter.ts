import type { SessionReading } from '@/bff/session/read-session';
import { clientNetwork, clientSite } from '@/lib/web/client-network';
import { callLimits, networksPerSite, type RateLimit } from '@/lib/domain/limits/rate-limits';
import { tokenBuckets } from './token-buckets';

export type Caller = { reading: SessionReading; clientAddress: string | undefined; now: number };

type Limits = { perSession?: RateLimit; perAddress: RateLimit };

/**
 * Counts callers by session and by address; what it answers takes a token of each and says how many seconds are missing, or 0.
 *
 * Who comes without a session is counted apart: one such script must not hold back all who are logged in behind its address.
 */
export function rateLimiter({ perSession, perAddress }: Limits, scale: number): (caller: Caller) => number {
  const sessions = perSession && tokenBuckets(scaled(perSession, scale), callLimits.keptBuckets);
  const members = addressBuckets(scaled(perAddress, scale));
  const strangers = addressBuckets(scaled(perAddress, scale));
  return ({ reading, clientAddress, now }) => {
    const isMember = reading.kind === 'session';
    // The session first: who is over the own limit takes nothing from the colleagues behind the same address.
    const waitMs =
      (isMember ? sessions?.take(reading.session.id, now) : 0) ||
      (clientAddress === undefined ? 0 : (isMember ? members : strangers)(clientAddress, now));
    return Math.ceil(waitMs / 1_000);
  };
}

/** Takes a token of an address, and of the IPv6 site that it is of; answers how many milliseconds are missing. */
function addressBuckets(limit: RateLimit): (address: string, now: number) => number {
  const networks = tokenBuckets(limit, callLimits.keptBuckets);
  const sites = tokenBuckets(scaled(limit, networksPerSite), callLimits.keptBuckets);
  return (address, now) => {
    const site = clientSite(address);
    // Asked first and taken last: a site that is over its limit pushes no network out, and a network that is takes nothing from its site.
    const siteMs = site === undefined ? 0 : sites.missing(site, now);
    const waitMs = siteMs || networks.take(clientNetwork(address), now);
    if (waitMs === 0 && site !== undefined) sites.take(site, now);
    return waitMs;
  };
}

const scaled = ({ burst, everyMs }: RateLimit, scale: number): RateLimit => ({
  burst: Math.max(1, Math.floor(burst * scale)),
  everyMs: everyMs / scale,
});
