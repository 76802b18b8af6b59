/** Heights in px of a cell of the month: the day's number, a line below it, and the free edge at the end; the style sheet draws them so. */
const dateHeight = 26;
const lineHeight = 24;
const edgeHeight = 2;

/** The lines of a cell before it is measured, on the server. */
export const initialLines = 3;

/**
 * CAL-02: the number of lines that a cell of the month has room for, at least one.
 *
 * @param cellHeight in px
 * @example
 * monthLines(574 / 6) //=> 2
 */
export const monthLines = (cellHeight: number): number =>
  Math.max(1, Math.floor((cellHeight - dateHeight - edgeHeight) / lineHeight));

/** In order of rank, among equals as they were. */
export const byRank = <T>(meetings: readonly T[], rankOf: (meeting: T) => number): T[] =>
  [...meetings].sort((one, other) => rankOf(one) - rankOf(other));

/**
 * The meetings of a day that its lines have room for, in their order. Those of the highest rank are the first to be left out,
 * among equals the last ones of the day.
 *
 * @example
 * fittingMeetings([ended, running, next], 2, lineRank) //=> [running, next]
 */
export function fittingMeetings<T>(
  meetings: readonly T[],
  lines: number,
  rankOf: (meeting: T) => number,
): readonly T[] {
  if (meetings.length <= lines) return meetings;
  const fitting = new Set(byRank(meetings, rankOf).slice(0, lines));
  return meetings.filter((meeting) => fitting.has(meeting));
}
