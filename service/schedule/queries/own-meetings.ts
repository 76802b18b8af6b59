import type { Kysely } from 'kysely';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import type { Window } from '@/lib/domain/booking/booking-window';
import type { Database } from '../../db/database';
import { instant } from '../../db/sql/instant';
import type { Caller } from '../../kernel/caller';
import { type ScheduleRow, selectOwn } from './schedule';

type Page = { pageNo: number; pageSize: number };

/** A page of the caller's meetings, newest first, of all times or of those that overlap a window; either end may be open. */
export async function getOwnMeetingPage(
  db: Kysely<Database>,
  caller: Caller,
  { pageNo, pageSize, now, beginTime = 0, endTime }: Page & Partial<Window> & { now: number },
): Promise<{ total: number; rows: ScheduleRow[] }> {
  let ids = db
    .selectFrom('meeting_member')
    .innerJoin('meeting', (join) =>
      join
        .onRef('meeting.company_id', '=', 'meeting_member.company_id')
        .onRef('meeting.id', '=', 'meeting_member.meeting_id'),
    )
    .where('meeting_member.company_id', '=', caller.companyId)
    .where('meeting_member.staff_id', '=', caller.staffId)
    .where('meeting_member.deleted_at', 'is', null)
    .where('meeting_member.state', '<>', inviteStates.withdrawn)
    .where('meeting.ends_at', '>', instant(beginTime));
  if (endTime !== undefined) ids = ids.where('meeting_member.begins_at', '<', instant(endTime));
  const { total } = await ids.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const page = ids
    .orderBy('meeting_member.begins_at', 'desc')
    .orderBy('meeting.id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .select('meeting.id');
  const rows = await selectOwn(db, { ...caller, now: new Date(now) })
    .where('meeting.id', 'in', page)
    .orderBy('meeting.begins_at', 'desc')
    .orderBy('meeting.id', 'desc')
    .execute();
  return { total: Number(total), rows };
}
