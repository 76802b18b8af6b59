import type { Db, Row } from './db';
import { longAgo, newId } from './db';

/** A company with its order settings. */
export async function aCompany(db: Db, overrides: Partial<Row<'company'>> = {}): Promise<{ id: string }> {
  const company = { id: newId(), name: '示例科技', created_at: longAgo, ...overrides };
  await db.insertInto('company').values(company).execute();
  await db.insertInto('order_setting').values({ company_id: company.id }).execute();
  return { id: company.id };
}
