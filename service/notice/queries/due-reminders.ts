import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { noticeLimits } from '@/lib/domain/limits/notices/notice-limits';
import { type NoticeLabel, noticeMinutes } from '@/lib/domain/meeting/meeting-values';
import type { Database } from '../../db/database';
import type { NotedMeeting } from '../meeting-facts';
import type { DueCount } from './due-companies';

const { remindersAtOnce, reminderLateMs } = noticeLimits;

const timed = Object.entries(noticeMinutes).flatMap(([label, minutes]) =>
  minutes === undefined ? [] : [{ label, minutes }],
);
const rowsOfLabels = sql.join(
  timed.map(({ label, minutes }) => sql`(${sql.lit(label)}, ${sql.lit(minutes)})`),
);
const reminders = sql`(values ${rowsOfLabels}) as reminder (label, minutes)`;
const longest = sql.lit(Math.max(...timed.map(({ minutes }) => minutes)));

const isStanding = sql<boolean>`(meeting.cancelled_at is null and meeting.ended_at is null
  and (meeting.approval is null or meeting.approval = 'AUDIT_AGREE'))`;

/**
 * Reminders that are due by an instant and not recorded, of meetings that have not begun long ago. `except` reads both sides once,
 * whatever the statistics say: a plan that was cached while few were recorded would look them up one by one.
 */
const unrecorded = (until: number): RawBuilder<unknown> => {
  const first = sql`${new Date(until - reminderLateMs)}::timestamptz`;
  const last = sql`${new Date(until)}::timestamptz + ${longest} * interval '1 minute'`;
  return sql`(
    select meeting.company_id, meeting.id, reminder.label, meeting.begins_at
    from meeting join ${reminders} on reminder.label = any (meeting.notice_labels)
    where ${isStanding} and meeting.notice_labels <> '{}' and meeting.notice_labels <> '{none}'
      and meeting.begins_at > ${first} and meeting.begins_at <= ${last}
      and meeting.begins_at - reminder.minutes * interval '1 minute' <= ${new Date(until)}::timestamptz
    except
    select company_id, meeting_id, label, begins_at from meeting_reminder
    where begins_at > ${first} and begins_at <= ${last})`;
};

/** How many are due in each company. */
export async function countDueReminders(
  db: Kysely<Database>,
  { now, limit }: { now: number; limit: number },
): Promise<DueCount[]> {
  const { rows } = await sql<DueCount>`
    select due.company_id as "companyId", count(*)::int as count,
      min(due.begins_at - reminder.minutes * interval '1 minute') as "dueAt"
    from ${unrecorded(now)} as due join ${reminders} on reminder.label = due.label
    group by due.company_id order by 3 limit ${limit}`.execute(db);
  return rows;
}

export type DueReminder = NotedMeeting & {
  id: string;
  label: NoticeLabel;
  created_at: number;
  dueAt: number;
};

/** Locks some of a company's meetings, so that none moves meanwhile, and records their reminders; those of another process are left out. */
export async function takeDueReminders(
  trx: Transaction<Database>,
  { companyId, now }: { companyId: string; now: number },
): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    with due as materialized (
      select * from ${unrecorded(now)} as all_due where company_id = ${companyId}::uuid
      order by begins_at, id limit ${remindersAtOnce}
    ), locked as materialized (
      select meeting.company_id, meeting.id, due.label, meeting.begins_at, meeting.ends_at, meeting.meeting_no,
        meeting.subject, meeting.address, meeting.created_at
      from due join meeting on meeting.company_id = due.company_id and meeting.id = due.id
      where ${isStanding} and meeting.begins_at = due.begins_at
      for no key update of meeting skip locked
    ), recorded as (
      insert into meeting_reminder (company_id, meeting_id, label, begins_at)
      select company_id, id, label, begins_at from locked
      on conflict do nothing
      returning meeting_id, label
    )
    select locked.*, locked.begins_at - reminder.minutes * interval '1 minute' as "dueAt"
    from locked join recorded on recorded.meeting_id = locked.id and recorded.label = locked.label
      join ${reminders} on reminder.label = locked.label`.execute(trx);
  return rows;
}
