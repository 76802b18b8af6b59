import { BrokenCircuitError, circuitBreaker, CircuitState, handleWhen, SamplingBreaker } from 'cockatiel';
import type { Log } from '@/bff/log';
import type { Namespace } from '@/lib/contract/endpoint';
import { upstreamLimits as limits } from '@/lib/domain/limits/limits';
import { CallerGoneError } from '../caller-body';
import { UnreadableAnswerError } from '../read-service-answer';

/** Runs a call, or throws a {@link BreakerOpenError} without running it. */
export type Breaker = <T extends { status: number }>(call: () => Promise<T>) => Promise<T>;

/** The namespace has stayed without answers, so the call was not made. */
export class BreakerOpenError extends Error {
  override readonly name = 'BreakerOpenError';
  readonly retryAfterSeconds = Math.ceil(limits.breakerHalfOpenAfterMs / 1_000);
}

/**
 * A circuit breaker for one namespace (R24). It counts calls without an answer and answers of 502 to 504. A refusal is an
 * answer, and so is an unreadable body; a caller that leaves early or sends no body proves nothing about the service.
 */
export function createBreaker({ namespace, log }: { namespace: Namespace; log: Log }): Breaker {
  const counts = (error: Error): boolean => {
    // A probe without an answer proves nothing; unhandled, the library would take it for a recovery.
    if (error instanceof CallerGoneError) return policy.state === CircuitState.HalfOpen;
    return !(error instanceof UnreadableAnswerError);
  };
  const policy = circuitBreaker(
    handleWhen(counts).orWhenResult((answer) => isUnavailable(answer as { status: number })),
    {
      halfOpenAfter: limits.breakerHalfOpenAfterMs,
      breaker: new SamplingBreaker({
        threshold: limits.breakerThreshold,
        duration: limits.breakerWindowMs,
        minimumRps: (limits.breakerMinCalls * 1_000) / limits.breakerWindowMs,
      }),
    },
  );
  policy.onStateChange((state) => log.warn({ namespace, breaker: CircuitState[state] }, 'the breaker moved'));

  return async (call) => {
    // The library would make these calls wait for the probe's outcome.
    if (policy.state === CircuitState.HalfOpen) throw new BreakerOpenError();
    try {
      return await policy.execute(call);
    } catch (error) {
      throw error instanceof BrokenCircuitError ? new BreakerOpenError() : error;
    }
  };
}

const isUnavailable = ({ status }: { status: number }): boolean => status >= 502 && status <= 504;
