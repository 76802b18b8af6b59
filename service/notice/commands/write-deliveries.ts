import { type Kysely, sql } from 'kysely';
import type { OutsideChannel } from '@/lib/domain/notice/notice-kinds';
import { anyOf } from '../../db/sql/any-of';
import type { Database } from '../../db/database';
import type { DeliveryResults } from '../delivery/delivery-results';
import { markUndelivered } from './mark-undelivered';

type Writing = { companyId: string; channel: OutsideChannel; results: DeliveryResults; now: number };

/** Marks claimed notices by the outcomes of their calls; the organizer learns of those that are given up. */
export async function writeDeliveries(
  db: Kysely<Database>,
  { companyId, channel, results, now }: Writing,
): Promise<void> {
  const { sentIds, retries, givenUp } = results;
  const notices = db.updateTable('notice').where('company_id', '=', companyId);
  const at = new Date(now);
  if (sentIds.length > 0) await notices.where('id', '=', anyOf(sentIds)).set({ sent_at: at }).execute();
  if (retries.length > 0)
    await sql`
      update notice set next_try_at = retry.at
      from unnest(${retries.map(({ id }) => id)}::uuid[], ${retries.map((retry) => new Date(retry.at))}::timestamptz[])
        as retry (id, at)
      where notice.company_id = ${companyId}::uuid and notice.id = retry.id`.execute(db);
  if (givenUp.length === 0) return;
  const ids = givenUp.map(({ notice }) => notice.id);
  await notices.where('id', '=', anyOf(ids)).set({ given_up_at: at }).execute();
  const missed = givenUp.map(({ notice, facts }) => ({
    meetingId: notice.meetingId,
    name: notice.guestEmail ?? facts.recipient.name,
  }));
  await markUndelivered(db, { companyId, channel, missed, now });
}
