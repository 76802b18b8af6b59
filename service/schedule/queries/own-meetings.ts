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
  { pageNo, pageSize, beginTime, endTime }: Page & Partial<Window>,
): Promise<{ total: number; rows: ScheduleRow[] }> {
  let mine = selectOwn(db, caller).where('meeting_member.state', '<>', inviteStates.withdrawn);
  if (beginTime !== undefined) mine = mine.where('meeting.ends_at', '>', instant(beginTime));
  if (endTime !== undefined) mine = mine.where('meeting_member.begins_at', '<', instant(endTime));
  const { total } = await mine
    .clearSelect()
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await mine
    .orderBy('meeting_member.begins_at', 'desc')
    .orderBy('meeting.id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  return { total: Number(total), rows };
}
