/**
 * The small card that a meeting opens in. Decided, but for its width.
 *
 * @example
 * peekLimits.widthPx //=> 320
 */
export const peekLimits = {
  widthPx: 320,
  /** A pointer rests so long on a meeting before it is fetched ahead, and before its card opens. */
  aheadMs: 80,
  restMs: 450,
  /** The time for the way from the meeting over to its card. */
  leaveMs: 250,
  /** The people that it names; of more it says how many. */
  people: 5,
} as const;
