import { z } from 'zod';
import { httpCodes, ServiceError } from '../kernel/errors/service-error';
import type { PersonRow } from './queries/select-people';

/** Where a list of people was left: the last person's order in it. */
export type Place = { rank: number; sortKey: string; id: string };

const placeSchema = z.tuple([z.number().int().min(0).max(1), z.string().max(256), z.uuid()]);

/** A place as an opaque text; it grants nothing, since the next page is read under the same rules. */
export const placeText = ({ rank, sort_key: sortKey, id }: Pick<PersonRow, 'rank' | 'sort_key' | 'id'>) =>
  Buffer.from(JSON.stringify([rank, sortKey, id])).toString('base64url');

/**
 * The place of a text; none for the beginning of a list, where the text is empty or absent.
 *
 * @throws ServiceError 400000 for a text that is no place
 */
export function placeOf(text: string | undefined): Place | undefined {
  if (!text) return undefined;
  const parsed = placeSchema.safeParse(readJson(Buffer.from(text, 'base64url').toString()));
  if (!parsed.success) throw new ServiceError(httpCodes.invalid);
  const [rank, sortKey, id] = parsed.data;
  return { rank, sortKey, id };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
