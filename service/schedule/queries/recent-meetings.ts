import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { limits } from '@/lib/domain/limits/limits';
import type { Clock } from '@/lib/time/clock';
import { msPerDay } from '@/lib/time/day';
import type { Database } from '../../db/database';
import { containsText } from '../../db/sql/contains-text';
import { instant } from '../../db/sql/instant';
import type { Caller } from '../../kernel/caller';

const mostRecentMeetings = 50;

/** Meetings that the caller took part in of late, newest first, to take attendees from (BOOK-10). */
export async function getRecentMeetings(
  { db, clock, caller }: { db: Kysely<Database>; clock: Clock; caller: Caller },
  { recentBeginTime, themeLike }: { recentBeginTime?: number; themeLike?: string },
) {
  const earliest = clock.now() - limits.recentMeetingsDays * msPerDay;
  const since = Math.max(recentBeginTime ?? earliest, earliest);
  let mine = db
    .selectFrom('meeting_member as mine')
    .innerJoin('meeting', (join) =>
      join.onRef('meeting.company_id', '=', 'mine.company_id').onRef('meeting.id', '=', 'mine.meeting_id'),
    )
    .where('mine.company_id', '=', caller.companyId)
    .where('mine.staff_id', '=', caller.staffId)
    .where('mine.begins_at', '>=', instant(since))
    .where('mine.begins_at', '<=', instant(clock.now()))
    .where('mine.deleted_at', 'is', null);
  if (themeLike) mine = mine.where(containsText(sql.ref('meeting.subject'), themeLike));
  return mine
    .orderBy('mine.begins_at', 'desc')
    .limit(mostRecentMeetings)
    .select((eb) => [
      'meeting.meeting_no as meetingNo',
      'meeting.subject as theme',
      jsonArrayFrom(
        eb
          .selectFrom('meeting_member as member')
          .innerJoin('staff', (join) =>
            join
              .onRef('staff.company_id', '=', 'member.company_id')
              .onRef('staff.id', '=', 'member.staff_id'),
          )
          .whereRef('member.company_id', '=', 'meeting.company_id')
          .whereRef('member.meeting_id', '=', 'meeting.id')
          .where('staff.deleted_at', 'is', null)
          .orderBy('staff.pinyin')
          .select(['staff.id as staffId', 'staff.real_name as realName']),
      ).as('meetingMemberList'),
    ])
    .execute();
}
