import { noticeLimits } from '@/lib/domain/limits/notices/notice-limits';
import type { Delivery } from '../channels/notice-channel';

const { pauseAfterFailures, pauseMs } = noticeLimits;

/** The circuit of a channel in this process: after many failures it is left alone, then one call tries it (R24). */
export function createPause() {
  let failures = 0;
  let pausedUntil = 0;
  return {
    isOn: (now: number): boolean => now < pausedUntil,
    /** After a pause one call shows whether the system is back. */
    isTrial: (): boolean => failures >= pauseAfterFailures,
    record(outcomes: readonly Delivery[], now: number): void {
      const hasAnswered = outcomes.some((outcome) => outcome !== 'try again');
      failures = hasAnswered ? 0 : failures + outcomes.length;
      if (failures >= pauseAfterFailures) pausedUntil = now + pauseMs;
    },
  };
}
