import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';
import { anyOf } from '../../db/sql/any-of';
import { requestOnlineMeetings } from './request-online-meetings';

type Wish = { companyId: string; meetingIds: readonly string[]; online: boolean; now: Date };

/** Gives meetings that have none an online meeting, or takes away those that they have. */
export async function setOnlineMeetings(trx: Kysely<Database>, { online, now, ...meetings }: Wish) {
  if (online) return requestOnlineMeetings(trx, { ...meetings, now });
  const { companyId, meetingIds } = meetings;
  if (meetingIds.length === 0) return;
  await trx
    .deleteFrom('meeting_allocation')
    .where('company_id', '=', companyId)
    .where('meeting_id', '=', anyOf(meetingIds))
    .execute();
  await trx
    .updateTable('meeting')
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf(meetingIds))
    .set({ is_online: false })
    .execute();
}
