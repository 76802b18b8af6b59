import { type RawBuilder, sql } from 'kysely';
import { planParameter } from './plan-parameter';

/**
 * A list of ids to compare a column with. However long it is, the statement's text is the same: `in` would make another one of each
 * length, and each takes one of the {@link statementNames}. It is {@link planParameter}, or every list would get a plan of its own,
 * which costs more than it saves.
 *
 * @example
 * db.selectFrom('room').where('id', '=', anyOf(roomIds))
 */
export const anyOf = (ids: readonly string[]): RawBuilder<string> =>
  sql<string>`any(${planParameter.ids(ids)}::uuid[])`;
