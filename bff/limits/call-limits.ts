import { refusals } from '@/bff/http/refusals/refusal';
import { callLimits, providerLimits } from '@/lib/domain/limits/rate-limits';
import type { Clock } from '@/lib/time/clock';
import { type Caller, rateLimiter } from './rate-limiter';

type Call = Omit<Caller, 'now'> & { gateway: { clock: Clock } };
type Assert = (call: Call) => void;

/** How often one session and one address may call (S29). Each throws 429000 with the seconds to wait. */
export type CallLimits = {
  /** Any call. */
  assertCall: Assert;
  /** A call that looks for people or things, beside that. */
  assertSearch: Assert;
  /** A log-in on its way to the identity provider or the chat app, or back, which costs a call there, beside that. */
  assertProvider: Assert;
  /** What the provider tells of ended sessions: all of it comes from one address. */
  assertProviderNotice: Assert;
};

/**
 * Of this process alone: with replicas each allows so much, which is what it can bear. What must not add up, such as SMS, the
 * service counts for all of them.
 */
export function createCallLimits(scale: number): CallLimits {
  const { perSession, perAddress, searchPerSession, searchPerAddress } = callLimits;
  const asserting = (limits: Parameters<typeof rateLimiter>[0]): Assert => {
    const secondsFor = rateLimiter(limits, scale);
    return ({ reading, clientAddress, gateway }) => {
      const seconds = secondsFor({ reading, clientAddress, now: gateway.clock.now() });
      if (seconds > 0) throw refusals.tooFrequent(seconds);
    };
  };
  return {
    assertCall: asserting({ perSession, perAddress }),
    assertSearch: asserting({ perSession: searchPerSession, perAddress: searchPerAddress }),
    assertProvider: asserting({ perAddress: providerLimits.perAddress }),
    assertProviderNotice: asserting({ perAddress: providerLimits.noticesPerAddress }),
  };
}
