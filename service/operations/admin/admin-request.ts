import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Clock } from '@/lib/time/clock';
import type { Database } from '../../db/database';
import type { Announce } from './announce';
import { rawSheetSchema } from '../setup/read/raw-sheet';

/** A command for administrators, with the files that the process of the operator has read. */
export const adminRequestSchema = z.object({
  words: z.array(z.string()),
  sheets: z.array(rawSheetSchema).default([]),
});
export type AdminRequest = z.infer<typeof adminRequestSchema>;

/** The parts that every command works with. */
export type AdminParts = { db: Kysely<Database>; clock: Clock; announce: Announce };

/** The lines that a command prints; an export has too many lines for the memory. */
export type Lines = Iterable<string> | AsyncIterable<string>;

/** Lines on their way between processes: a line may hold line breaks itself. */
export async function* linesAsJson(lines: Lines): AsyncGenerator<Buffer> {
  for await (const line of lines) yield Buffer.from(`${JSON.stringify(line)}\n`);
}
