import { refusals } from '@/bff/http/refusals/refusal';
import { callLimits, providerLimits } from '@/lib/domain/limits/rate-limits';
import type { Clock } from '@/lib/time/clock';
import { type Caller, rateLimiter } from './rate-limiter';

type Call = Omit<Caller, 'now'> & { gateway: { clock: Clock } };
type Assert = (call: Call) => void;

/** The rate limits of one session and one address (S29). Each function throws 429000 with the seconds to wait. */
export type CallLimits = {
  /** Any call. */
  assertCall: Assert;
  /** A search for people or things; counted in addition. */
  assertSearch: Assert;
  /** A log-in on its way to the identity provider or the chat app, or back, which costs a call there; counted in addition. */
  assertProvider: Assert;
  /** The provider's notices of ended sessions, which all come from one address. */
  assertProviderNotice: Assert;
};

/**
 * Counts in this process alone: each replica allows as much as it can bear. Limits that must not add up, such as those of SMS,
 * are counted by the service for all replicas.
 */
export function createCallLimits(scale: number): CallLimits {
  const { perSession, perAddress, searchPerSession, searchPerAddress } = callLimits;
  const createAssert = (limits: Parameters<typeof rateLimiter>[0]): Assert => {
    const secondsFor = rateLimiter(limits, scale);
    return ({ reading, clientAddress, gateway }) => {
      const seconds = secondsFor({ reading, clientAddress, now: gateway.clock.now() });
      if (seconds > 0) throw refusals.tooFrequent(seconds);
    };
  };
  return {
    assertCall: createAssert({ perSession, perAddress }),
    assertSearch: createAssert({ perSession: searchPerSession, perAddress: searchPerAddress }),
    assertProvider: createAssert({ perAddress: providerLimits.perAddress }),
    assertProviderNotice: createAssert({ perAddress: providerLimits.noticesPerAddress }),
  };
}
