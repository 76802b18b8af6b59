import { z } from 'zod';
import { sheetNames } from '../sheets/sheet';

/** A row as its file has it: the texts of its cells and the line that it begins on. */
const rawRowSchema = z.object({ line: z.number().int(), cells: z.array(z.string()) });

/** A sheet as its file has it. It travels to the process that owns the store, so it is plain data. */
export const rawSheetSchema = z.object({
  sheet: z.enum(sheetNames),
  file: z.string(),
  /** The first row of a CSV file; the keys of JSON. */
  headers: z.array(z.string()),
  headerLine: z.number().int(),
  rows: z.array(rawRowSchema),
  /** The line on which the file broke off, and why. */
  broken: z.object({ line: z.number().int(), text: z.string() }).optional(),
});
export type RawSheet = z.infer<typeof rawSheetSchema>;
export type RawRow = z.infer<typeof rawRowSchema>;
