import { type Kysely, type RawBuilder, sql } from 'kysely';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { anyOf } from '../../db/sql/any-of';
import type { Database } from '../../db/database';
import { byMeeting } from './by-meeting';

const { toConfirm, joined } = inviteStates;

const isTrueFor = (states: RawBuilder<unknown>) => sql<boolean>`coalesce((
  select true from meeting as reminded
    join meeting_member as comer on comer.company_id = reminded.company_id and comer.meeting_id = reminded.id
  where reminded.company_id = notice.company_id and reminded.id = notice.meeting_id
    and reminded.cancelled_at is null and reminded.ended_at is null
    and (extract(epoch from reminded.begins_at) * 1000)::bigint = (notice.facts ->> 'beginTime')::bigint
    and comer.staff_id = notice.staff_id and comer.state in (${states})), false)`;

/**
 * On a row of `notice`: the meeting of a reminder still begins when it says, and its recipient may come. As a value, not as `exists`,
 * which the planner would join to everything unread.
 */
export const isReminderTrue = isTrueFor(sql`${sql.lit(toConfirm)}, ${sql.lit(joined)}`);

/** The same of a reminder of an invitation: its recipient has not answered. */
export const isUnansweredTrue = isTrueFor(sql.lit(toConfirm));

/** The people who may come to each of these meetings: the organizer, and attendees who have joined or not answered. */
export async function getRemindedPeople(
  db: Kysely<Database>,
  { companyId, meetingIds }: { companyId: string; meetingIds: readonly string[] },
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db
    .selectFrom('meeting_member')
    .where('company_id', '=', companyId)
    .where('meeting_id', '=', anyOf([...new Set(meetingIds)]))
    .where('state', 'in', [toConfirm, joined])
    .select(['meeting_id', 'staff_id'])
    .execute();
  const groups = byMeeting(rows, (row) => row.meeting_id);
  return new Map([...groups].map(([id, members]) => [id, members.map((member) => member.staff_id)]));
}
