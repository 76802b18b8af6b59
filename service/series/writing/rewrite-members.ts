import { type Kysely, sql } from 'kysely';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { anyOf } from '../../db/sql/any-of';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { formerOf } from '../../meeting/former-meeting';
import type { OccurrenceRow } from '../queries/occurrences';

/** The attendees of meetings, by meeting, without those who were taken out or left. */
export async function getAttendees(
  db: Kysely<Database>,
  { companyId }: Caller,
  meetingIds: string[],
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db
    .selectFrom('meeting_member')
    .where('company_id', '=', companyId)
    .where('meeting_id', '=', anyOf(meetingIds))
    .where('relation', '=', 'attendee')
    .where('state', '<>', inviteStates.withdrawn)
    .orderBy('staff_id')
    .select(['meeting_id', 'staff_id'])
    .execute();
  const attendees = new Map<string, string[]>(meetingIds.map((id) => [id, []]));
  for (const row of rows) attendees.get(row.meeting_id)?.push(row.staff_id);
  return attendees;
}

type Membership = { meetingId: string; staffId: string };
type Rewriting = { added: Membership[]; removed: Membership[]; rows: readonly OccurrenceRow[]; now: number };

/** Invites people to meetings and takes people out of them, each in one statement; who is out sees the meeting as it was (S46). */
export async function rewriteMembers(
  trx: Kysely<Database>,
  { companyId, staffId }: Caller,
  { added, removed, rows, now }: Rewriting,
): Promise<void> {
  const at = new Date(now);
  const column = (list: Membership[]) => ({
    meetingIds: list.map(({ meetingId }) => meetingId),
    staffIds: list.map((each) => each.staffId),
  });
  if (added.length > 0) {
    const { meetingIds, staffIds } = column(added);
    await sql`
      insert into meeting_member (company_id, meeting_id, staff_id, begins_at, relation, state, invitor_id, created_at)
      select ${companyId}::uuid, meeting.id, wanted.staff_id, meeting.begins_at, 'attendee', 0, ${staffId}::uuid,
        ${at}::timestamptz
      from unnest(${meetingIds}::uuid[], ${staffIds}::uuid[]) as wanted (meeting_id, staff_id)
      join meeting on meeting.company_id = ${companyId} and meeting.id = wanted.meeting_id
      on conflict (company_id, meeting_id, staff_id) do update set state = 0, reason = null,
        invitor_id = excluded.invitor_id, created_at = excluded.created_at, deleted_at = null, removed_by = null,
        removed_at = null, left_at = null, former = null, reminded_at = null,
        agreed_to = null`.execute(trx);
  }
  if (removed.length > 0) {
    const { meetingIds, staffIds } = column(removed);
    const former = new Map(rows.map((row) => [row.id, JSON.stringify(formerOf(row))]));
    await sql`
      update meeting_member set state = ${inviteStates.withdrawn}, removed_by = ${staffId}, removed_at = ${at},
        former = unwanted.former::jsonb
      from unnest(${meetingIds}::uuid[], ${staffIds}::uuid[], ${meetingIds.map((id) => former.get(id) ?? null)}::text[])
        as unwanted (meeting_id, staff_id, former)
      where meeting_member.company_id = ${companyId} and meeting_member.meeting_id = unwanted.meeting_id
        and meeting_member.staff_id = unwanted.staff_id`.execute(trx);
  }
}
