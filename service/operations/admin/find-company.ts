import type { Kysely } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Database } from '../../db/database';

/** A company by its name or id, with the zone that its days are of. */
export const findCompany = (
  db: Kysely<Database>,
  name: string,
): Promise<{ id: string; name: string; zone: string } | undefined> =>
  db
    .selectFrom('company')
    .where(isUuid(name) ? 'id' : 'name', '=', name)
    .select(['id', 'name', 'time_zone as zone'])
    .executeTakeFirst();
