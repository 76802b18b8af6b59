import type { Kysely } from 'kysely';
import type { NoticeChannel } from '@/lib/domain/notice/notice-kinds';
import type { Database } from '../../db/database';
import { instant } from '../../db/sql/instant';
import type { DueCount } from './due-companies';

type Due = { channel: NoticeChannel; now: number };

/** Notices that a channel has to deliver; the conditions repeat the predicate of the queue's index. */
export const selectDue = (db: Kysely<Database>, { channel, now }: Due) =>
  db
    .selectFrom('notice')
    .where('channel', '=', channel)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('next_try_at', '<=', instant(now));

/** How many there are in each company. */
export const countDue = (
  db: Kysely<Database>,
  { limit, ...due }: Due & { limit: number },
): Promise<DueCount[]> =>
  selectDue(db, due)
    .groupBy('company_id')
    .select((eb) => [
      'company_id as companyId',
      eb.fn.min('next_try_at').as('dueAt'),
      eb.fn.countAll<number>().as('count'),
    ])
    .orderBy('dueAt')
    .limit(limit)
    .execute();
