import type { CompiledQuery, Kysely } from 'kysely';
import type { Database } from './database';

/** Where a value goes once there is one. */
class Slot {
  constructor(readonly name: string) {}
}

/**
 * A statement of which only the values change. Its text is written once: the query builder takes longer to write a join than
 * PostgreSQL to run it. `write` may pass the values on and nothing else; they are not there yet.
 *
 * @example
 * const findName = fixedStatement((db, { id }: { id: string }) =>
 *   db.selectFrom('room').where('id', '=', id).select('name').compile());
 * await findName(db, { id }) //=> [{ name: '致远' }]
 */
export function fixedStatement<Values extends object, Row>(
  write: (db: Kysely<Database>, values: Values) => CompiledQuery<Row>,
): (db: Kysely<Database>, values: Values) => Promise<Row[]> {
  let written: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    written ??= write(db, slots<Values>());
    const parameters = written.parameters.map((parameter) =>
      parameter instanceof Slot ? values[parameter.name as keyof Values] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...written, parameters });
    return rows;
  };
}

const slots = <Values extends object>(): Values =>
  new Proxy({} as Values, { get: (_, name) => new Slot(String(name)) });
