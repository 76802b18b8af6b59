import type { SessionReading } from '@/bff/session/read-session';
import { clientNetwork } from '@/lib/domain/client-network';
import { callLimits, type RateLimit } from '@/lib/domain/rate-limits';
import { tokenBuckets } from './token-buckets';

export type Caller = { reading: SessionReading; clientAddress: string | undefined; now: number };

type Limits = { perSession?: RateLimit; perAddress: RateLimit };

/** Counts callers by session and by address; what it answers takes a token of each and says how many seconds are missing, or 0. */
export function limitCallers({ perSession, perAddress }: Limits, scale: number): (caller: Caller) => number {
  const sessions = perSession && tokenBuckets(scaled(perSession, scale), callLimits.keptBuckets);
  const addresses = tokenBuckets(scaled(perAddress, scale), callLimits.keptBuckets);
  return ({ reading, clientAddress, now }) => {
    // The session first: who is over the own limit takes nothing from the colleagues behind the same address.
    const waitMs =
      (reading.kind === 'session' ? sessions?.take(reading.session.id, now) : 0) ||
      (clientAddress === undefined ? 0 : addresses.take(clientNetwork(clientAddress), now));
    return Math.ceil(waitMs / 1_000);
  };
}

const scaled = ({ burst, everyMs }: RateLimit, scale: number): RateLimit => ({
  burst: Math.max(1, Math.floor(burst * scale)),
  everyMs: everyMs / scale,
});
