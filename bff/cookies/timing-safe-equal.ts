import { timingSafeEqual } from 'node:crypto';

/** Whether two texts are one, in a time that tells nothing of where they differ (ASVS 11.2.4). */
export function timingSafeEqualText(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
