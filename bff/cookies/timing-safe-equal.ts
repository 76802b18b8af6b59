import { timingSafeEqual } from 'node:crypto';

/** Whether two texts are equal, in a time that does not depend on where they differ (ASVS 11.2.4). */
export function timingSafeEqualText(expected: string, actual: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(actual)];
  return a.length === b.length && timingSafeEqual(a, b);
}
