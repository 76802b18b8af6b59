import { type Kysely, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { limits } from '@/lib/domain/limits/limits';
import { noticeLimits } from '@/lib/domain/limits/notices/notice-limits';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/sql/fixed-statement';
import { instant } from '../../db/sql/instant';
import type { Caller } from '../../kernel/caller';
import { listedNotices } from './notice-page';
import { isReminderTrue } from './reminded-people';

type Reader = Pick<Caller, 'companyId' | 'staffId'>;

/** `shownFrom`: no reminder of a meeting that has not ended is older. */
type Moment = { now: Date; shownFrom: Date };

/** An instant within JSON, where it would be a text. */
const sentAt = sql<number>`(extract(epoch from sent_at) * 1000)::bigint`;

const readUnread = fixedStatement((db, { now, shownFrom, ...reader }: Reader & Moment) => {
  const unread = listedNotices(db, reader).where('read_at', 'is', null);
  const some = unread
    .clearSelect()
    .select('id')
    .limit(sql.lit(limits.badgeMax + 1));
  const reminders = unread
    .clearSelect()
    .where('kind', '=', sql.lit('reminder' as const))
    .where('sent_at', '>', instant(shownFrom))
    .where(sql<SqlBool>`(facts ->> 'endTime')::bigint > extract(epoch from ${now}::timestamptz) * 1000`)
    .where(isReminderTrue)
    .orderBy('sent_at', 'desc')
    .limit(sql.lit(noticeLimits.remindersShown))
    .select(['id', 'kind', 'meeting_id', 'facts', 'read_at', sentAt.as('sent_at')]);
  return db
    .selectNoFrom([
      db
        .selectFrom(some.as('counted'))
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .as('count'),
      jsonArrayFrom(reminders).as('reminders'),
    ])
    .compile();
});

/**
 * How many notices a person has not read, as far as the badge counts, and the newest unread reminders that are true of meetings that have not ended.
 * One statement, because the frame of every page asks for it.
 */
export async function getUnreadNotices(db: Kysely<Database>, { companyId, staffId }: Reader, now: number) {
  const shownFrom = new Date(now - noticeLimits.reminderShownMs);
  const [row] = await readUnread(db, { companyId, staffId, now: new Date(now), shownFrom });
  return { count: row?.count ?? 0, reminders: row?.reminders ?? [] };
}
