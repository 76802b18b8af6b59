import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';
import { requestOnlineMeetings } from './request-online-meetings';

type Wish = { companyId: string; meetingId: string; online: boolean; now: Date };

/** Gives a meeting that had none an online meeting, or takes away the one that it has. */
export async function setOnlineMeeting(trx: Kysely<Database>, { online, now, ...meeting }: Wish) {
  if (online) {
    await requestOnlineMeetings(trx, { companyId: meeting.companyId, meetingIds: [meeting.meetingId], now });
    return;
  }
  const { companyId, meetingId } = meeting;
  await trx
    .deleteFrom('meeting_allocation')
    .where('company_id', '=', companyId)
    .where('meeting_id', '=', meetingId)
    .execute();
  await trx
    .updateTable('meeting')
    .where('company_id', '=', companyId)
    .where('id', '=', meetingId)
    .set({ is_online: false })
    .execute();
}
