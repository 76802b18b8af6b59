import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { noticeLimits } from '@/lib/domain/limits/notices/notice-limits';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import type { Database } from '../../db/database';
import type { NotedMeeting } from '../meeting-facts';
import type { DueCount } from '../queries/due-companies';

const { remindersAtOnce, unansweredMinutes, unansweredLateMs } = noticeLimits;

/** The labels that the instants are recorded by, beside those of a meeting's own reminders. */
const labelOf = (minutes: number) => `unanswered_${minutes}`;
const rows = unansweredMinutes.map((minutes) => sql`(${sql.lit(labelOf(minutes))}, ${sql.lit(minutes)})`);
const moments = sql`(values ${sql.join(rows)}) as moment (label, minutes)`;
const before = sql`moment.minutes * interval '1 minute'`;
const longest = sql.lit(Math.max(...unansweredMinutes));

const isStanding = sql<boolean>`(meeting.cancelled_at is null and meeting.ended_at is null
  and (meeting.approval is null or meeting.approval = 'AUDIT_AGREE'))`;

/**
 * The meetings that somebody has not answered, at the instants that are due and not recorded. An invitation of after an instant has
 * only the later ones, and after a longer pause of the process an instant is left out.
 */
const unrecorded = (until: number): RawBuilder<unknown> => {
  const last = sql`${new Date(until)}::timestamptz`;
  const first = sql`${new Date(until - unansweredLateMs)}::timestamptz`;
  return sql`(
    select meeting.company_id, meeting.id, moment.label, meeting.begins_at
    from ${moments}
      join meeting_member as invited on invited.state = ${sql.lit(inviteStates.toConfirm)} and invited.deleted_at is null
        and invited.begins_at > ${first} + ${before} and invited.begins_at <= ${last} + ${before}
        and invited.created_at <= invited.begins_at - ${before}
      join meeting on meeting.company_id = invited.company_id and meeting.id = invited.meeting_id
      left join company_setting as setting on setting.company_id = meeting.company_id
    where ${isStanding} and coalesce(setting.reminds_unanswered, true)
    except
    select company_id, meeting_id, label, begins_at from meeting_reminder
    where begins_at > ${first} and begins_at <= ${last} + ${longest} * interval '1 minute')`;
};

/** How many are due in each company. */
export async function countDueUnanswered(
  db: Kysely<Database>,
  { now, limit }: { now: number; limit: number },
): Promise<DueCount[]> {
  const { rows: counts } = await sql<DueCount>`
    select due.company_id as "companyId", count(*)::int as count, min(due.begins_at - ${before}) as "dueAt"
    from ${unrecorded(now)} as due join ${moments} on moment.label = due.label
    group by due.company_id order by 3 limit ${limit}`.execute(db);
  return counts;
}

export type DueUnanswered = NotedMeeting & { id: string; label: string; dueAt: number };

/** Locks some of a company's meetings, so that none moves or is answered meanwhile, and records the instant; what another process has is left out. */
export async function takeDueUnanswered(
  trx: Transaction<Database>,
  { companyId, now }: { companyId: string; now: number },
): Promise<DueUnanswered[]> {
  const { rows: taken } = await sql<DueUnanswered>`
    with due as materialized (
      select * from ${unrecorded(now)} as all_due where company_id = ${companyId}::uuid
      order by begins_at, id limit ${remindersAtOnce}
    ), locked as materialized (
      select meeting.company_id, meeting.id, due.label, meeting.begins_at, meeting.ends_at, meeting.meeting_no,
        meeting.subject, meeting.address
      from due join meeting on meeting.company_id = due.company_id and meeting.id = due.id
      where ${isStanding} and meeting.begins_at = due.begins_at
      for no key update of meeting skip locked
    ), recorded as (
      insert into meeting_reminder (company_id, meeting_id, label, begins_at)
      select company_id, id, label, begins_at from locked
      on conflict do nothing
      returning meeting_id, label
    )
    select locked.*, locked.begins_at - ${before} as "dueAt"
    from locked join recorded on recorded.meeting_id = locked.id and recorded.label = locked.label
      join ${moments} on moment.label = locked.label`.execute(trx);
  return taken;
}
