import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * SQL: whether a text contains another one, in any case. Not LIKE: no character is special here (S60), and matching takes a
 * time that depends on the lengths alone, where a pattern can take as long as its author likes (S29).
 *
 * @example
 * rooms.where(containsText(sql.ref('room.name'), '100%'))
 */
export const containsText = (text: Expression<string>, searched: string): RawBuilder<SqlBool> =>
  sql`strpos(lower(${text}), lower(${searched}::text)) > 0`;
