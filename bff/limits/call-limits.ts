import type { Incoming } from '@/bff/http/incoming';
import { refusals } from '@/bff/http/refusal';
import { clientNetwork } from '@/lib/domain/client-network';
import { callLimits, type RateLimit } from '@/lib/domain/rate-limits';
import { tokenBuckets } from './token-buckets';

type Caller = Pick<Incoming, 'reading' | 'clientAddress' | 'gateway'>;

/** How often one session and one address may call (S29). */
export type CallLimits = {
  /** Any call. Throws 429000 with the seconds to wait. */
  assertCall(caller: Caller): void;
  /** A call that looks for people or things, beside that. */
  assertSearch(caller: Caller): void;
};

/**
 * Of this process alone: with replicas each allows so much, which is what it can bear. What must not add up, such as SMS, the
 * service counts for all of them.
 */
export function createCallLimits(scale: number): CallLimits {
  const call = pair({ perSession: callLimits.perSession, perAddress: callLimits.perAddress }, scale);
  const search = pair(
    { perSession: callLimits.searchPerSession, perAddress: callLimits.searchPerAddress },
    scale,
  );
  return { assertCall: call, assertSearch: search };
}

type Pair = Record<'perSession' | 'perAddress', RateLimit>;

function pair({ perSession, perAddress }: Pair, scale: number) {
  const sessions = tokenBuckets(scaled(perSession, scale), callLimits.keptBuckets);
  const addresses = tokenBuckets(scaled(perAddress, scale), callLimits.keptBuckets);
  return ({ reading, clientAddress, gateway }: Caller): void => {
    const now = gateway.clock.now();
    // The session first: who is over the own limit takes nothing from the colleagues behind the same address.
    const waitMs =
      (reading.kind === 'session' ? sessions.take(reading.session.id, now) : 0) ||
      (clientAddress === undefined ? 0 : addresses.take(clientNetwork(clientAddress), now));
    if (waitMs > 0) throw refusals.tooFrequent(Math.ceil(waitMs / 1_000));
  };
}

const scaled = ({ burst, everyMs }: RateLimit, scale: number): RateLimit => ({
  burst: Math.max(1, Math.floor(burst * scale)),
  everyMs: everyMs / scale,
});
