import { type Kysely, type SqlBool, sql } from 'kysely';
import { limits } from '@/lib/domain/limits/limits';
import { noticeLimits } from '@/lib/domain/limits/notice-limits';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/sql/fixed-statement';
import type { Caller } from '../../kernel/caller';
import { listedNotices, type NoticeRow } from './notice-page';

type Reader = Pick<Caller, 'companyId' | 'staffId'>;

const countUnread = fixedStatement((db, reader: Reader) =>
  db
    .selectFrom(
      listedNotices(db, reader)
        .clearSelect()
        .where('read_at', 'is', null)
        .select('id')
        .limit(sql.lit(limits.badgeMax + 1))
        .as('counted'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .compile(),
);

const readReminders = fixedStatement((db, { now, ...reader }: Reader & { now: Date }) =>
  listedNotices(db, reader)
    .where('read_at', 'is', null)
    .where('kind', '=', 'reminder')
    .where(sql<SqlBool>`(facts ->> 'endTime')::bigint > extract(epoch from ${now}::timestamptz) * 1000`)
    .orderBy('sent_at', 'desc')
    .limit(sql.lit(noticeLimits.remindersShown))
    .compile(),
);

/** How many notices a person has not read, as far as the badge counts. */
export async function getUnreadCount(db: Kysely<Database>, { companyId, staffId }: Reader): Promise<number> {
  const [row] = await countUnread(db, { companyId, staffId });
  return row?.count ?? 0;
}

/** The newest unread reminders of meetings that have not ended. */
export const getUnreadReminders = (
  db: Kysely<Database>,
  { companyId, staffId }: Reader,
  now: number,
): Promise<NoticeRow[]> => readReminders(db, { companyId, staffId, now: new Date(now) });
