import { type Kysely, sql } from 'kysely';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { isPlaceOrDuty } from '@/lib/domain/contact/place-or-duty';
import { contactLimits } from '@/lib/domain/limits/contact-limits';
import type { Reader } from '../../contact/queries/may-read';
import { isWorking, type PersonRow, selectPeople } from '../../contact/queries/select-people';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/sql/fixed-statement';
import { instant } from '../../db/sql/instant';

/** Older meetings say little about whom one meets next. */
const mostMeetings = 200;

type Parameters = Reader & { now: Date };

const readRecommended = fixedStatement((db, { companyId, staffId, metSince, now }: Parameters) => {
  return selectPeople(
    { companyId, staffId },
    sql`
      select row_number() over (order by count(*) desc, max(mine.begins_at) desc, staff.sort_key, staff.id)::int as rank,
        staff.sort_key, staff.id, staff.id as staff_id, null::uuid as outside_id
      from (
        select meeting_member.meeting_id, meeting_member.begins_at from meeting_member
          join meeting on meeting.company_id = meeting_member.company_id and meeting.id = meeting_member.meeting_id
        where meeting_member.company_id = ${companyId} and meeting_member.staff_id = ${staffId}
          and meeting_member.state in (${sql.lit(inviteStates.toConfirm)}, ${sql.lit(inviteStates.joined)})
          and meeting_member.begins_at > ${instant(metSince)} and meeting_member.begins_at <= ${instant(now)}
          and meeting.cancelled_at is null
        order by meeting_member.begins_at desc limit ${sql.lit(mostMeetings)}
      ) as mine
        join meeting_member theirs on theirs.company_id = ${companyId} and theirs.meeting_id = mine.meeting_id
        join staff on staff.company_id = theirs.company_id and staff.id = theirs.staff_id
      where theirs.staff_id <> ${staffId} and theirs.state <> ${sql.lit(inviteStates.withdrawn)} and ${isWorking}
      group by staff.id, staff.sort_key
      order by 1 limit ${sql.lit(contactLimits.recommendedMax)}`,
  ).compile(db);
});

/** Working colleagues whom the reader met of late, most often first; accounts that are no persons come last (BOOK-10). */
export async function getRecommendedPeople(
  db: Kysely<Database>,
  reader: Reader,
  now: number,
): Promise<PersonRow[]> {
  const rows = await readRecommended(db, { ...reader, now: new Date(now) });
  const rowsOf = (isPlace: boolean) => rows.filter((row) => isPlaceOrDuty(row.real_name) === isPlace);
  return [...rowsOf(false), ...rowsOf(true)];
}
