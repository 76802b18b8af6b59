import { z } from 'zod';
import { httpCodes, ServiceError } from './errors/service-error';

/** The place of a list's last row: its instant and id, and the total that the first page counted. */
export type PagePlace = { at: number; id: string; total: number };

/** The last millisecond that a Date holds (ECMA-262). */
const lastInstant = 8_640_000_000_000_000;

const cursorSchema = z.tuple([
  z.string(),
  z.number().int().min(0).max(lastInstant),
  z.uuid(),
  z.number().int().min(0),
]);

/**
 * Writes a place in a list as an opaque text. `list` names the list and its reader, so that a cursor holds for no other.
 *
 * @example
 * pageCursor('approvals by-me pending 42', { at: 0, id, total: 21 }) //=> 'WyJhcHByb3ZhbHMg…'
 */
export const pageCursor = (list: string, { at, id, total }: PagePlace): string =>
  Buffer.from(JSON.stringify([list, at, id, total])).toString('base64url');

/**
 * Reads a cursor of the same list.
 *
 * @throws ServiceError 400000 for a cursor of another list or another reader, and for what is none
 */
export function readPageCursor(list: string, cursor: string): PagePlace {
  const { data } = cursorSchema.safeParse(parsed(cursor));
  if (data?.[0] !== list) throw new ServiceError(httpCodes.invalid);
  const [, at, id, total] = data;
  return { at, id, total };
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
