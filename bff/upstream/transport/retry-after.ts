import { upstreamLimits } from '@/lib/domain/limits/limits';

/**
 * How long a service asks to be left alone (RFC 9110, 10.2.3), in whole seconds. A date is measured here by the server's
 * clock, because the browser's may be wrong (R37); what is neither number nor date says nothing.
 *
 * @example
 * retryAfterSeconds('Wed, 18 Nov 2026 02:07:05 GMT', Date.parse('2026-11-18T02:07:00Z')) //=> 5
 */
export function retryAfterSeconds(value: string | null, now: number): number | undefined {
  if (value === null) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - now) / 1_000);
  return seconds > 0 ? Math.min(seconds, upstreamLimits.retryAfterMaxSeconds) : undefined;
}
