import type { Kysely } from 'kysely';
import type { CompanyConfig } from '@/lib/contract/company';
import type { ResponseOf } from '@/lib/contract/index';
import { noticeLabelSchema } from '@/lib/contract/meeting';
import { scopes } from '@/lib/domain/meeting/meeting-values';
import type { Day } from '@/lib/time/day';
import type { Database } from '../db/database';
import type { Caller } from '../kernel/caller';

type OrderSettings = Omit<
  ResponseOf<'GET /api-meeting/api/user/meetings/settings/for-schedule'>,
  'onlineMeetings'
>;

/** The settings of a company that never changed any. */
const defaultOrderSettings: OrderSettings = {
  publicAddressBook: true,
  template: { createMode: 'single', noticeLabels: ['before_15'], scope: scopes.public },
};

/** Title and accent of a company; whether the caller belongs to it is settled before. */
export const getCompanyConfig = (db: Kysely<Database>, companyId: string): Promise<CompanyConfig> =>
  db.selectFrom('company').where('id', '=', companyId).select(['title', 'accent']).executeTakeFirstOrThrow();

/** An application's configuration in the caller's company as JSON text, or undefined. */
export async function getAppConfiguration(
  db: Kysely<Database>,
  caller: Caller,
  appId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('app_configuration')
    .where('company_id', '=', caller.companyId)
    .where('app_id', '=', appId)
    .select('configuration')
    .executeTakeFirst();
  return row && JSON.stringify(row.configuration);
}

/** The defaults of the booking form in the caller's company (BOOK-12). */
export async function getOrderSettings(db: Kysely<Database>, caller: Caller): Promise<OrderSettings> {
  const row = await db
    .selectFrom('order_setting')
    .where('company_id', '=', caller.companyId)
    .selectAll()
    .executeTakeFirst();
  if (!row) return defaultOrderSettings;
  return {
    publicAddressBook: row.public_address_book,
    template: {
      createMode: row.create_mode === 'repeat' ? 'repeat' : 'single',
      noticeLabels: noticeLabelSchema.array().parse(row.notice_labels),
      scope: row.scope,
      ...(row.meeting_type !== null && { meetingType: row.meeting_type }),
    },
  };
}

/** The company's days off within some days, both ends included, with their names. */
export async function getHolidays(
  db: Kysely<Database>,
  { companyId }: Pick<Caller, 'companyId'>,
  { from, to }: { from: Day; to: Day },
): Promise<ReadonlyMap<Day, string>> {
  const rows = await db
    .selectFrom('company_holiday')
    .where('company_id', '=', companyId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .select(['day', 'name'])
    .execute();
  return new Map(rows.map(({ day, name }) => [day, name]));
}
