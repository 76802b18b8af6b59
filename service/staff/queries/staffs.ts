import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';
import type { AccountCaller } from '../../kernel/caller';

const selectStaffs = (db: Kysely<Database>, { accountId }: AccountCaller) =>
  db
    .selectFrom('staff')
    .innerJoin('company', 'company.id', 'staff.company_id')
    .leftJoin('department', (join) =>
      join
        .onRef('department.company_id', '=', 'staff.company_id')
        .onRef('department.id', '=', 'staff.department_id'),
    )
    .where('staff.account_id', '=', accountId)
    .where('staff.deleted_at', 'is', null)
    .where('staff.disabled_at', 'is', null)
    .select([
      'staff.id',
      'staff.account_id',
      'staff.company_id',
      'staff.real_name',
      'staff.avatar',
      'staff.job_title',
      'department.name as department_name',
      'company.name as company_name',
      'company.short_name',
      'company.time_zone',
    ])
    .orderBy('company.name')
    .orderBy('company.id');

export type StaffRow = Awaited<ReturnType<ReturnType<typeof selectStaffs>['executeTakeFirstOrThrow']>>;

/** The company identities that the account can work under now, by company name. */
export const getStaffs = (db: Kysely<Database>, caller: AccountCaller): Promise<StaffRow[]> =>
  selectStaffs(db, caller).execute();

/** The identity that the account set last, unless it is gone. */
export async function getLastStaffId(
  db: Kysely<Database>,
  caller: AccountCaller,
): Promise<string | undefined> {
  const row = await selectStaffs(db, caller)
    .innerJoin('account', 'account.last_staff_id', 'staff.id')
    .where('account.id', '=', caller.accountId)
    .executeTakeFirst();
  return row?.id;
}
