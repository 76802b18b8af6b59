import { sql } from 'kysely';
import type { RoomViewer } from '../policy';

type Person = Pick<RoomViewer, 'companyId' | 'staffId'>;

/** SQL: the caller's choices, where they chose to see their rooms first; at most one row, looked up once for a page. */
const chosenOrder = ({ companyId, staffId }: Person) => sql`(
  select config from person_config
  where company_id = ${companyId} and staff_id = ${staffId} and config @> '{"favouritesFirst": true}')`;

const favourites = (person: Person) => sql`
  select jsonb_array_elements_text(config -> 'favouriteRoomIds') from ${chosenOrder(person)} as choices
  where jsonb_typeof(config -> 'favouriteRoomIds') = 'array'`;

/** SQL: the caller's floor with all areas in it. */
const floor = (person: Person) => sql`
  with recursive within as (
    select area.id from ${chosenOrder(person)} as choices
    join area on area.company_id = ${person.companyId} and area.id::text = choices.config ->> 'myAreaId'
    union
    select area.id from area join within on area.parent_id = within.id where area.company_id = ${person.companyId}
  ) select id from within`;

/** SQL on a row of `room`: its group in the caller's own order (CFG-04), one group for all where they did not choose it. */
export const ownOrder = (person: Person) => sql<number>`(case
  when room.id::text = any(array(${favourites(person)})) then 0
  when room.area_id = any(array(${floor(person)})) then 1
  else 2 end)`;
