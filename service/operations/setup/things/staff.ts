import { sql } from 'kysely';
import { accountsOf } from './accounts-of';
import { cellsOf, externalCode, inChunks, type Thing } from './thing';

export const staff: Thing = {
  async load(db, companyId) {
    const rows = await db
      .selectFrom('staff')
      .leftJoin('account', 'account.id', 'staff.account_id')
      .leftJoin('department', (join) =>
        join
          .onRef('department.company_id', '=', 'staff.company_id')
          .onRef('department.id', '=', 'staff.department_id'),
      )
      .where('staff.company_id', '=', companyId)
      .where('staff.deleted_at', 'is', null)
      .orderBy('staff.created_at')
      .orderBy('staff.id')
      .select([
        'staff.id',
        'staff.real_name',
        'staff.pinyin',
        'staff.mobile',
        'staff.email',
        'staff.job_title',
        'staff.disabled_at',
      ])
      .select([
        sql<string>`coalesce(staff.external_code, staff.id::text)`.as('code'),
        sql<string | null>`coalesce(department.external_code, department.id::text)`.as('department'),
        // An account without a name of its own is named by its id, or by its mobile.
        sql<string | null>`nullif(nullif(account.username, account.id::text), account.mobile)`.as('account'),
      ])
      .execute();
    return rows.map((row) => ({
      ...{ id: row.id, code: row.code },
      values: {
        code: row.code,
        name: row.real_name,
        pinyin: row.pinyin || null,
        mobile: row.mobile,
        account: row.account,
        email: row.email,
        jobTitle: row.job_title,
        department: row.department,
        isDisabled: row.disabled_at !== null,
      },
    }));
  },

  async write(trx, changed, { companyId, idOf, now }) {
    const accounts = await accountsOf(trx, changed, now);
    const at = new Date(now);
    // Two people who swap numbers would share an account in between, which the store refuses.
    await inChunks([...accounts.keys()], (chunk) =>
      trx
        .updateTable('staff')
        .set({ account_id: null })
        .where('company_id', '=', companyId)
        .where('id', 'in', chunk)
        .execute(),
    );
    await inChunks(changed, (chunk) =>
      trx
        .insertInto('staff')
        .values(
          chunk.map((each) => {
            const { text, flag } = cellsOf(each.values);
            const department = text('department');
            return {
              company_id: companyId,
              id: each.id,
              external_code: externalCode(each),
              account_id: accounts.get(each.id) ?? null,
              department_id: department === null ? null : idOf('departments', department),
              real_name: text('name') ?? '',
              pinyin: text('pinyin') ?? '',
              mobile: text('mobile'),
              email: text('email'),
              job_title: text('jobTitle'),
              disabled_at: flag('isDisabled') ? at : null,
              created_at: at,
            };
          }),
        )
        .onConflict((conflict) =>
          conflict.columns(['company_id', 'id']).doUpdateSet((eb) => ({
            // Only a new mobile or account name moves a person to another account.
            account_id: sql<string>`coalesce(excluded.account_id, staff.account_id)`,
            department_id: eb.ref('excluded.department_id'),
            real_name: eb.ref('excluded.real_name'),
            pinyin: eb.ref('excluded.pinyin'),
            mobile: eb.ref('excluded.mobile'),
            email: eb.ref('excluded.email'),
            job_title: eb.ref('excluded.job_title'),
            disabled_at: sql<Date | null>`case when excluded.disabled_at is null then null
              else coalesce(staff.disabled_at, excluded.disabled_at) end`,
          })),
        )
        .execute(),
    );
  },
};
