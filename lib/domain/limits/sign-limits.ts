/**
 * When a page shows that something is on its way or missing (UX-03, ERR-01). Decided.
 *
 * @example
 * signsOfLife.progressAfterMs //=> 150
 */
export const signsOfLife = {
  /** Below it a change looks immediate, and a line would only flicker. */
  progressAfterMs: 150,
  /** From here on the shape of the next page says more than the last page does. */
  skeletonAfterMs: 400,
  /** The interval at which a page without its server looks for it. */
  offlineCheckMs: 5_000,
  /** Readings that are fetched ahead at once: the days or weeks beside the shown one. */
  fetchedAhead: 4,
} as const;
