/**
 * Bounds of imports, exports and reports of a company. Decided.
 *
 * @example
 * setupLimits.rows //=> 100000
 */
export const setupLimits = {
  /** Rows of one sheet. */
  rows: 100_000,
  fileBytes: 64 * 1_024 * 1_024,
  /** The longest record of a CSV file, in characters. */
  recordLength: 100_000,
  codeLength: 64,
  nameLength: 64,
  textLength: 200,
  capacity: 10_000,
  /** As the store takes it. */
  releaseMinutes: 60,
  /** Mistakes and changes that are listed one by one. */
  listedProblems: 50,
  listedChanges: 100,
  /** A statement takes at most 65,535 parameters. */
  rowsPerStatement: 1_000,
  /** Bookings of an export that are read at once. */
  bookingsPerPage: 5_000,
  /** The longest time of a report or an export. */
  reportDays: 400,
  /** Hours of the day that a report looks at, for every hour the share of rooms in use. */
  reportHours: [8, 20],
} as const;
