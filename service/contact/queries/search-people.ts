import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SearchKeyword } from '@/lib/domain/contact/search-keyword';
import type { Database } from '../../db/database';
import { containsText } from '../../db/sql/contains-text';
import { fixedStatement } from '../../db/sql/fixed-statement';
import { planParameter } from '../../db/sql/plan-parameter';
import type { Place } from '../place';
import { mayRead, type Reader } from './may-read';
import { isWorking, type PersonRow, pickStaff, selectPeople } from './select-people';

/** Above every character, so that a prefix and this bound all texts that begin with it. */
const last = sql.lit('\u{10FFFF}');

/** A range instead of LIKE: no character of the prefix is a pattern (S60), and a plan that knows no value can use an index. */
function startsWith(column: RawBuilder<unknown>, prefix: string): RawBuilder<SqlBool> {
  const from = sql`lower(${planParameter.text(prefix)})`;
  return sql`(${column} collate "C" >= ${from} and ${column} collate "C" < ${from} || ${last})`;
}

const anyTrue = (conditions: RawBuilder<SqlBool>[]) => sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;

/** Each condition is the range of an index of its own. */
const matchesStaff = ({ text, compact, mobile }: SearchKeyword) =>
  anyTrue([
    startsWith(sql`lower(staff.real_name)`, text),
    startsWith(sql`lower(substr(staff.real_name, 2))`, text),
    startsWith(sql`lower(substr(staff.real_name, 3))`, text),
    startsWith(sql`lower(replace(staff.pinyin, ' ', ''))`, compact),
    startsWith(
      sql`lower(replace(substr(staff.pinyin, position(' ' in staff.pinyin) + 1), ' ', ''))`,
      compact,
    ),
    startsWith(sql`staff.initials`, compact),
    startsWith(sql`lower(staff.email)`, text),
    ...(mobile === undefined ? [] : [startsWith(sql`staff.mobile`, mobile)]),
  ]);

/** One's own contacts are few: they are compared one by one. */
const matchesOutside = ({ text, compact, mobile }: SearchKeyword) =>
  anyTrue([
    containsText(sql`outside.real_name`, text),
    containsText(sql`outside.remark`, text),
    startsWith(sql`lower(replace(outside.pinyin, ' ', ''))`, compact),
    startsWith(sql`lower(outside.email)`, text),
    ...(mobile === undefined ? [] : [startsWith(sql`outside.mobile`, mobile)]),
  ]);

type Search = Reader &
  SearchKeyword & { limit: number; outside?: true | undefined } & {
    [K in keyof Place as `after_${K}`]?: Place[K] | undefined;
  };

// Contacts come first; `union` takes those once that match by name and by remark.
function pickMatches(search: Search) {
  const { companyId, staffId, text, limit } = search;
  const own = sql`personal_contact own where own.company_id = ${companyId} and own.owner_id = ${staffId}`;
  const outside = sql`union
    select 0, outside.sort_key, outside.id, null, outside.id from personal_contact outside
    where outside.company_id = ${companyId} and outside.owner_id = ${staffId} and outside.staff_id is null
      and ${matchesOutside(search)}`;
  const after = sql`where (match.rank, match.sort_key, match.id)
    > (${search.after_rank}::int, ${search.after_sortKey}::text, ${search.after_id}::uuid)`;
  return sql`
    select match.rank, match.sort_key, match.id, match.staff_id, match.outside_id from (
      select case when person.id in (select own.staff_id from ${own} and own.staff_id is not null) then 0 else 1 end
        as rank, person.sort_key, person.id, person.staff_id, person.outside_id
      from (${pickStaff(companyId, sql`${matchesStaff(search)} and ${mayRead(search)}`)}) as person
      union
      select 0, staff.sort_key, staff.id, staff.id, null from staff
      where staff.company_id = ${companyId} and ${isWorking} and staff.id = any(array(
        select own.staff_id from ${own} and ${containsText(sql`own.remark`, text)}))
      ${search.outside ? outside : sql``}
    ) as match
    ${search.after_rank === undefined ? sql`` : after}
    order by 1, 2, 3 limit ${planParameter.integer(limit)}`;
}

const readMatches = fixedStatement((db, search: Search) =>
  selectPeople(search, pickMatches(search)).compile(db),
);

type Options = { keyword: SearchKeyword; limit: number; withOutside?: boolean; after?: Place | undefined };

/** People that a keyword names, at most `limit` after a place: the reader's contacts first, each by name. */
export async function searchPeople(
  db: Kysely<Database>,
  reader: Reader,
  { keyword, limit, withOutside, after }: Options,
): Promise<PersonRow[]> {
  // An empty prefix is everybody's.
  if (keyword.compact === '') return [];
  return readMatches(db, {
    ...reader,
    ...keyword,
    limit,
    outside: withOutside || undefined,
    after_rank: after?.rank,
    after_sortKey: after?.sortKey,
    after_id: after?.id,
  });
}
