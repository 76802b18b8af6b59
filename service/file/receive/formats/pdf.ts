import type { Inspection } from './inspection';
import { readEnds } from './read-bytes';

/** Readers accept a PDF that begins later in a file; one that begins as something else is refused. */
export const isPdf: Inspection = async (path) => {
  const { head, tail } = await readEnds(path, 1_024);
  return /^%PDF-[12]\.\d/.test(head.toString('latin1')) && tail.includes('%%EOF');
};
