/** What a cell holds once it has been read. */
export type CellValue = string | number | boolean | readonly string[] | readonly number[];

/** One kind of cell: its text into a value and back. */
export type Cell<T extends CellValue = CellValue> = {
  /** Undefined where the text is none of its kind; it is never empty. */
  parse(text: string): T | undefined;
  /** The same text for the same value, so that values compare. */
  format(value: T): string;
  /** What a right cell looks like, in words for the operator. */
  expected: string;
};
