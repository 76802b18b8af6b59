/** The middle value; of an even count the mean of the two in the middle. Of nothing there is none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

/**
 * The smallest value that so large a share of all values does not exceed (nearest rank).
 *
 * @example
 * percentile([1, 2, 3, 4], 0.5) //=> 2
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(Math.ceil(sorted.length * share) - 1, 0)] ?? Number.NaN;
}

/** The difference of two runs of the same thing, as a share of the smaller one. */
export const spread = (one: number, other: number): number => Math.abs(one - other) / Math.min(one, other);
