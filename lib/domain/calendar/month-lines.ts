/** Heights in px of the day's number in a cell of the month, and of one line below it; the style sheet draws them so. */
const dateHeight = 26;
const lineHeight = 24;

/** The lines of a cell before it is measured, on the server. */
export const initialLines = 4;

/**
 * CAL-02: the number of lines that a cell of the month has room for, at least one.
 *
 * @param cellHeight in px
 * @example
 * monthLines(574 / 6) //=> 2
 */
export const monthLines = (cellHeight: number): number =>
  Math.max(1, Math.floor((cellHeight - dateHeight) / lineHeight));
