import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/sql/fixed-statement';
import { instant } from '../../db/sql/instant';
import { planParameter } from '../../db/sql/plan-parameter';
import type { Caller } from '../../kernel/caller';

type Reader = Pick<Caller, 'companyId' | 'staffId'>;

/** `at` and `id` of the last row ask for the page after it. */
type Page = Reader & { limit: number; at?: Date | undefined; id?: string | undefined };

/** The listed notices of a person; the conditions repeat the predicate of the list's index. */
export const listedNotices = (db: Kysely<Database>, { companyId, staffId }: Reader) =>
  db
    .selectFrom('notice')
    .where('company_id', '=', companyId)
    .where('staff_id', '=', planParameter.id(staffId))
    .where('channel', '=', sql.lit('app' as const))
    .where('is_listed', '=', sql.lit(true))
    .where('sent_at', 'is not', null)
    .select(['id', 'kind', 'meeting_id', 'facts', 'read_at'])
    .select((eb) => eb.ref('sent_at').$notNull().as('sent_at'));

const statementOf = ({ isUnread }: { isUnread: boolean }) =>
  fixedStatement((db, page: Page) => {
    const rows = isUnread ? listedNotices(db, page).where('read_at', 'is', null) : listedNotices(db, page);
    const { at, id } = page;
    const after =
      at === undefined || id === undefined
        ? rows
        : rows.where(sql<SqlBool>`(sent_at, id) < (${instant(at)}, ${id}::uuid)`);
    return after
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(planParameter.integer(page.limit))
      .compile();
  });

const statements = { all: statementOf({ isUnread: false }), unread: statementOf({ isUnread: true }) };

export type NoticeRow = Awaited<ReturnType<typeof statements.all>>[number];

type Request = { pageSize: number; isUnread: boolean; after?: { at: number; id: string } | undefined };

/** A page of a person's notices, newest first. */
export async function getNoticePage(
  db: Kysely<Database>,
  { companyId, staffId }: Reader,
  { pageSize, isUnread, after }: Request,
): Promise<{ rows: NoticeRow[]; isLast: boolean }> {
  const place = { at: after && new Date(after.at), id: after?.id };
  // One row more than the page shows whether another page follows.
  const rows = await statements[isUnread ? 'unread' : 'all'](db, {
    companyId,
    staffId,
    ...place,
    limit: pageSize + 1,
  });
  return { rows: rows.slice(0, pageSize), isLast: rows.length <= pageSize };
}
