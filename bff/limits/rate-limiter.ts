import type { SessionReading } from '@/bff/session/read-session';
import { clientNetwork, clientSite } from '@/lib/web/client-network';
import { callLimits, networksPerSite, type RateLimit } from '@/lib/domain/limits/rate-limits';
import { tokenBuckets } from './token-buckets';

export type Caller = { reading: SessionReading; clientAddress: string | undefined; now: number };

type Limits = { perSession?: RateLimit; perAddress: RateLimit };

/**
 * Counts callers by session and by address. The limiter takes a token of each and answers the seconds to wait, or 0.
 *
 * Callers without a session are counted apart: one script among them must not block the logged-in callers of its address.
 */
export function rateLimiter({ perSession, perAddress }: Limits, scale: number): (caller: Caller) => number {
  const sessions = perSession && tokenBuckets(scaled(perSession, scale), callLimits.keptBuckets);
  const members = addressBuckets(scaled(perAddress, scale));
  const guests = addressBuckets(scaled(perAddress, scale));
  return ({ reading, clientAddress, now }) => {
    const isMember = reading.kind === 'session';
    // The session first: a caller over its own limit takes no token from colleagues behind the same address.
    const waitMs =
      (isMember ? sessions?.take(reading.session.id, now) : 0) ||
      (clientAddress === undefined ? 0 : (isMember ? members : guests)(clientAddress, now));
    return Math.ceil(waitMs / 1_000);
  };
}

/** Takes a token of an address and of its IPv6 site; answers the milliseconds to wait, or 0. */
function addressBuckets(limit: RateLimit): (address: string, now: number) => number {
  const networks = tokenBuckets(limit, callLimits.keptBuckets);
  const sites = tokenBuckets(scaled(limit, networksPerSite), callLimits.keptBuckets);
  return (address, now) => {
    const site = clientSite(address);
    // Checked first and taken last: a site over its limit evicts no network, and a network over its limit takes no token of its site.
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
