import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database';
import { anyOf } from '../../db/sql/any-of';
import { fixedStatement } from '../../db/sql/fixed-statement';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import { mayRead, type Reader } from './may-read';
import { type PersonRow, pickStaff, selectPeople } from './select-people';

const readPeople = fixedStatement((db, { ids, ...reader }: Reader & { ids: string[] }) =>
  selectPeople(
    reader,
    pickStaff(reader.companyId, sql`staff.id = ${anyOf(ids)} and ${mayRead(reader)}`),
  ).compile(db),
);

/** Working colleagues by their ids, as far as the reader may read them; of another company's ids nobody. */
export const getPeople = (db: Kysely<Database>, reader: Reader, ids: string[]): Promise<PersonRow[]> =>
  readPeople(db, { ...reader, ids });

// One's own contact shows also where the address book does not.
const readPerson = fixedStatement((db, { id, ...reader }: Reader & { id: string }) =>
  selectPeople(
    reader,
    sql`${pickStaff(reader.companyId, sql`staff.id = ${id} and ${mayRead(reader)}`)}
      union
      ${pickStaff(
        reader.companyId,
        sql`staff.id = (
          select own.staff_id from personal_contact own
          where own.company_id = ${reader.companyId} and own.owner_id = ${reader.staffId} and own.id = ${id})`,
      )}
      union
      select 0, outside.sort_key, outside.id, null, outside.id
      from personal_contact outside
      where outside.company_id = ${reader.companyId} and outside.owner_id = ${reader.staffId} and outside.id = ${id}
        and outside.staff_id is null`,
  ).compile(db),
);

/**
 * A working colleague by staff id, or one of the reader's contacts by the contact's id.
 *
 * @throws ServiceError 404000 where the reader may read nobody by that id
 */
export async function getPerson(db: Kysely<Database>, reader: Reader, id: string): Promise<PersonRow> {
  const [row] = await readPerson(db, { ...reader, id });
  if (!row) throw new ServiceError(httpCodes.notFound);
  return row;
}
