import type { Transaction } from 'kysely';
import { freeFrom } from '@/lib/domain/meeting/presence';
import type { Database } from '../../db/database';
import { type Change, concern } from '../../kernel/commands/change';
import { getConcernedStaffIds } from '../../meeting/queries/concerned-staff';

type End = {
  companyId: string;
  /** Locked by the caller, who has judged that it may end. */
  meeting: { id: string; begins_at: number };
  /** Null where the clock ends it. */
  endedBy: string | null;
  now: number;
};

/**
 * Ends a running meeting and frees its rooms from the next quarter hour (R09). The end that was booked stays in `meeting.ends_at`.
 * A booking only shrinks, so no other can stand in its way and the exclusion constraint has nothing to refuse.
 */
export async function endMeeting(
  trx: Transaction<Database>,
  { companyId, meeting, endedBy, now }: End,
): Promise<Change> {
  const end = new Date(freeFrom({ beginTime: meeting.begins_at, now }));
  await trx
    .updateTable('meeting')
    .where('company_id', '=', companyId)
    .where('id', '=', meeting.id)
    .set((eb) => ({ ended_at: new Date(now), ended_by: endedBy, version: eb('version', '+', 1) }))
    .execute();
  const orders = await trx
    .updateTable('room_order')
    .where('company_id', '=', companyId)
    .where('meeting_id', '=', meeting.id)
    .where('state', '<>', 'released')
    .set((eb) => ({ ends_at: eb.fn<Date>('least', ['ends_at', eb.val(end)]) }))
    .returning('room_id')
    .execute();
  const staffIds = await getConcernedStaffIds(trx, { companyId }, [meeting.id]);
  return {
    actor: endedBy,
    log: [{ meetingId: meeting.id, kind: 'endedEarly' }],
    concerns: [
      ...concern('meeting', [meeting.id]),
      ...concern(
        'room',
        orders.map((order) => order.room_id),
      ),
      ...concern('staff', staffIds),
    ],
  };
}
