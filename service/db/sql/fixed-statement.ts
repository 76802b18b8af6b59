import type { CompiledQuery, Kysely } from 'kysely';
import type { Database } from '../database';

/** Where a value goes once there is one. */
class Slot {
  constructor(readonly name: string) {}
}

/**
 * A statement of which only the values change. Its text is written once: the query builder takes longer to write a join than
 * PostgreSQL to run it. `write` may pass the values on and nothing else; they are not there yet. It may check whether one is
 * present at all: each set of names that have a value (`null` is one) gets a text of its own.
 *
 * @example
 * const findName = fixedStatement((db, { id }: { id: string }) =>
 *   db.selectFrom('room').where('id', '=', id).select('name').compile());
 * await findName(db, { id }) //=> [{ name: '致远' }]
 */
export function fixedStatement<Values extends object, Row>(
  write: (db: Kysely<Database>, values: Values) => CompiledQuery<Row>,
): (db: Kysely<Database>, values: Values) => Promise<Row[]> {
  const texts = new Map<string, CompiledQuery<Row>>();
  return async (db, values) => {
    const names = namesWithValue(values).sort();
    const key = names.join(' ');
    const written = texts.get(key) ?? write(db, slotsFor(names));
    texts.set(key, written);
    const parameters = written.parameters.map((parameter) =>
      parameter instanceof Slot ? values[parameter.name as keyof Values] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...written, parameters });
    return rows;
  };
}

const namesWithValue = (values: object): string[] =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [name]));

const slotsFor = <Values extends object>(names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, new Slot(name)])) as Values;
