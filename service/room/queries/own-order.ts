import { sql } from 'kysely';
import type { RoomViewer } from '../policy';
import { type Habit, usualAreaOf } from './usual-area';

type Person = Pick<RoomViewer, 'companyId' | 'staffId'>;

/** SQL: the caller's choices, where they chose to see their rooms first; at most one row, looked up once for a page. */
const chosenOrder = ({ companyId, staffId }: Person) => sql`(
  select config from person_config
  where company_id = ${companyId} and staff_id = ${staffId} and config @> '{"favouritesFirst": true}')`;

const favourites = (person: Person) => sql`
  select jsonb_array_elements_text(config -> 'favouriteRoomIds') from ${chosenOrder(person)} as choices
  where jsonb_typeof(config -> 'favouriteRoomIds') = 'array'`;

/** SQL: the caller's floor with all areas in it: the one they chose, while the company has it, or the one they book most. */
const floor = (habit: Habit) => sql`
  with recursive within as (
    select coalesce(
      (select chosen.id from area as chosen
       where chosen.company_id = ${habit.companyId} and chosen.id::text = choices.config ->> 'myAreaId'),
      ${usualAreaOf(habit)}) as id
    from ${chosenOrder(habit)} as choices
    union
    select area.id from area join within on area.parent_id = within.id where area.company_id = ${habit.companyId}
  ) select id from within`;

/** SQL on a row of `room`: its group in the caller's own order (CFG-04), one group for all where they did not choose it. */
export const ownOrder = (habit: Habit) => sql<number>`(case
  when room.id::text = any(array(${favourites(habit)})) then 0
  when room.area_id = any(array(${floor(habit)})) then 1
  else 2 end)`;
