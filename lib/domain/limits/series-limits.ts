/**
 * Bounds of series (REP-01). Decided.
 *
 * @example
 * seriesLimits.occurrences //=> 400
 */
export const seriesLimits = {
  occurrences: 400,
  years: 2,
  /** Occurrences times rooms and people: each is a row that one transaction writes. */
  places: 20_000,
  /** The greatest interval of a rule, in days, weeks or months. */
  interval: 99,
  /** Refused occurrences whose repairs one check looks for. */
  repairedRows: 40,
  /** Other rooms that a check proposes for one occurrence, shared by its refused rooms. */
  proposedRooms: 8,
  /** Shifts of the start that a check tries, nearest first. */
  shiftMinutes: [15, 30, 45, 60],
} as const;
