import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Caller } from '../../kernel/caller';

/** The person who reads, by whose contacts everybody is shown. */
export type Viewer = Pick<Caller, 'companyId' | 'staffId'>;

/** SQL condition on a row of `staff`; as written, it is also that of the indexes of people. */
export const isWorking = sql<SqlBool>`staff.deleted_at is null and staff.disabled_at is null`;

/**
 * A person with the place in the list: `rank`, `sort_key` and `id`. A number that the viewer may not see is not read (S46).
 */
export type PersonRow = {
  rank: number;
  sort_key: string;
  id: string;
  /** Null for somebody outside the company. */
  staff_id: string | null;
  contact_id: string | null;
  real_name: string;
  pinyin: string;
  avatar: string | null;
  mobile: string | null;
  email: string | null;
  org_name: string | null;
  department_id: string | null;
  department: string | null;
  job_title: string | null;
  remark: string | null;
  added_me: boolean;
};

/**
 * People as lists and cards show them, in the order of their places.
 *
 * @param picked a select of rank, sort_key, id, staff_id and, of a contact outside the company, outside_id; use {@link pickStaff}
 */
export const selectPeople = ({ companyId, staffId }: Viewer, picked: RawBuilder<unknown>) => sql<PersonRow>`
  with picked as (${picked})
  select picked.rank, picked.sort_key, picked.id, picked.staff_id,
    coalesce(mine.id, outside.id) as contact_id,
    coalesce(staff.real_name, outside.real_name) as real_name,
    coalesce(staff.pinyin, outside.pinyin) as pinyin,
    staff.avatar,
    case when theirs.id is not null then staff.mobile end as mobile,
    coalesce(staff.email, outside.email) as email,
    outside.org_name, staff.department_id, department.name as department, staff.job_title,
    coalesce(mine.remark, outside.remark) as remark,
    theirs.id is not null as added_me
  from picked
    left join staff on staff.company_id = ${companyId} and staff.id = picked.staff_id
    left join department on department.company_id = staff.company_id and department.id = staff.department_id
    left join personal_contact mine
      on mine.company_id = ${companyId} and mine.owner_id = ${staffId} and mine.staff_id = picked.staff_id
    left join personal_contact theirs
      on theirs.company_id = ${companyId} and theirs.owner_id = mine.staff_id and theirs.staff_id = ${staffId}
    left join personal_contact outside on outside.company_id = ${companyId} and outside.id = picked.outside_id
  order by picked.rank, picked.sort_key, picked.id`;

/** Picks working colleagues by a condition on `staff`. */
export const pickStaff = (companyId: string, condition: RawBuilder<unknown>) => sql`
  select 1 as rank, staff.sort_key, staff.id, staff.id as staff_id, null::uuid as outside_id
  from staff
  where staff.company_id = ${companyId} and ${isWorking} and ${condition}`;
