/**
 * Page views and times on pages (CFG-03). Decided.
 *
 * @example
 * analytics.flushMs //=> 30000
 */
export const analytics = {
  /** Events that wait are sent together after this … */
  flushMs: 30_000,
  /** … or as soon as there are so many. */
  eventsPerBatch: 20,
  /** A page that stays open for longer counts as this long: a machine that slept had no reader. */
  longestStayMs: 4 * 60 * 60 * 1_000,
  /** The life of a stored event. */
  keptMs: 30 * 24 * 60 * 60 * 1_000,
  /** A collector elsewhere: the deadline of one call, and the calls under way beyond which batches are dropped. */
  collectorMs: 3_000,
  collectorCalls: 16,
  /** After so many failures in a row nothing is sent there for a while. */
  collectorFailures: 5,
  collectorRestMs: 30_000,
} as const;
