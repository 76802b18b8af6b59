/** The value of a cell. */
export type CellValue = string | number | boolean | readonly string[] | readonly number[];

/** One kind of cell: its text into a value and back. */
export type Cell<T extends CellValue = CellValue> = {
  /** Undefined where the text is none of its kind; it is never empty. */
  parse(text: string): T | undefined;
  /** The same text for the same value, so that values compare. */
  format(value: T): string;
  /** A right cell in words for the operator. */
  expected: string;
};
