import { jobRuns } from '@/lib/domain/limits/limits';
import type { Clock } from '@/lib/time/clock';

/** A duty that has not once succeeded since that instant (epoch milliseconds). */
export type LastingFailure = { duty: string; since: number };

export type LastingFailures = {
  failed(duty: string): void;
  succeeded(duty: string): void;
  /** The duties that have failed for a day or longer, as `/readyz` tells it (R17, R29). */
  lasting(): readonly LastingFailure[];
};

/**
 * Since when each duty of the clock fails. A duty is on time again with its first success; one that nobody calls any more stays as
 * it was.
 */
export function lastingFailures({ now }: Clock): LastingFailures {
  const failing = new Map<string, number>();
  return {
    failed(duty) {
      if (!failing.has(duty)) failing.set(duty, now());
    },
    succeeded(duty) {
      failing.delete(duty);
    },
    lasting() {
      const dayAgo = now() - jobRuns.failingForMs;
      return [...failing].flatMap(([duty, since]) => (since <= dayAgo ? [{ duty, since }] : []));
    },
  };
}
