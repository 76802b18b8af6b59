import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { type NoticeLabel, noticeMinutes } from '@/lib/domain/meeting/meeting-values';
import { noticeLimits } from '@/lib/domain/limits/notices/notice-limits';
import { msPerMinute } from '@/lib/time/instant';
import type { Database } from '../../db/database';
import { noChange } from '../../kernel/commands/change';
import type { DueItem, Job } from '../../kernel/commands/job';
import { type NoticeDraft, writeNotices } from '../commands/write-notices';
import { meetingFacts, type NotedMeeting } from '../meeting-facts';
import { batchesOf, type DueCount } from '../queries/due-companies';
import { getRemindedPeople } from '../queries/reminded-people';

const { remindersAtOnce, reminderLateMs } = noticeLimits;

/**
 * BOOK-02: reminders are found from the meetings themselves, so one that moves or is cancelled takes its reminders along. Each is
 * recorded for its start, which makes it one however many processes look (R39).
 */
export const remindOfMeetings: Job = {
  name: 'remind of meetings',
  findDue,
  async run(trx, { companyId }, now) {
    const due = await takeDue(trx, companyId, now);
    if (due.length === 0) return noChange;
    const people = await getRemindedPeople(trx, { companyId, meetingIds: due.map(({ id }) => id) });
    const drafts = nextOfEach(due).map((reminder): NoticeDraft => ({
      meetingId: reminder.id,
      kind: 'reminder',
      label: reminder.label,
      version: Math.floor(reminder.begins_at / msPerMinute),
      staffIds: people.get(reminder.id) ?? [],
      dueAt: reminder.dueAt,
      facts: { ...meetingFacts(reminder), label: reminder.label },
    }));
    await writeNotices(trx, { companyId, now }, drafts);
    return { actor: null, log: [], concerns: [] };
  },
};

const timed = Object.entries(noticeMinutes).flatMap(([label, minutes]) =>
  minutes === undefined ? [] : [{ label: label as NoticeLabel, minutes }],
);
const labels = sql.join(timed.map(({ label, minutes }) => sql`(${sql.lit(label)}, ${sql.lit(minutes)})`));
const longest = sql.lit(Math.max(...timed.map(({ minutes }) => minutes)));

const dueAt = sql<number>`meeting.begins_at - reminder.minutes * interval '1 minute'`;

/** Reminders that are due by an instant and not recorded; the conditions on the meeting repeat the predicate of its index. */
const dueReminders = (until: Date, startsAfter: Date): RawBuilder<unknown> => sql`
  from meeting
  join (values ${labels}) as reminder (label, minutes) on reminder.label = any (meeting.notice_labels)
  where meeting.cancelled_at is null and meeting.ended_at is null
    and meeting.notice_labels <> '{}' and meeting.notice_labels <> '{none}'
    and meeting.begins_at > ${startsAfter}::timestamptz
    and meeting.begins_at <= ${until}::timestamptz + ${longest} * interval '1 minute'
    and ${dueAt} <= ${until}::timestamptz
    and (meeting.approval is null or meeting.approval = 'AUDIT_AGREE')
    and not exists (
      select from meeting_reminder as recorded
      where recorded.company_id = meeting.company_id and recorded.meeting_id = meeting.id
        and recorded.label = reminder.label and recorded.begins_at = meeting.begins_at)`;

async function findDue(db: Kysely<Database>, now: number, limit: number): Promise<DueItem[]> {
  const { rows } = await sql<DueCount>`
    select meeting.company_id as "companyId", min(${dueAt}) as "dueAt", count(*)::int as count
    ${dueReminders(new Date(now), new Date(now - reminderLateMs))}
    group by meeting.company_id order by 2 limit ${limit}`.execute(db);
  return batchesOf(rows, remindersAtOnce);
}

type DueReminder = NotedMeeting & { id: string; label: NoticeLabel; created_at: number; dueAt: number };

/** Locks meetings, so that none moves meanwhile, and records their reminders; those that another process has recorded are left out. */
async function takeDue(trx: Transaction<Database>, companyId: string, now: number): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    with due as materialized (
      select meeting.company_id, meeting.id, reminder.label, meeting.begins_at, meeting.ends_at, meeting.meeting_no,
        meeting.subject, meeting.address, meeting.created_at, ${dueAt} as "dueAt"
      ${dueReminders(new Date(now), new Date(now - reminderLateMs))}
        and meeting.company_id = ${companyId}::uuid
      order by meeting.begins_at limit ${remindersAtOnce}
      for no key update of meeting skip locked
    ), recorded as (
      insert into meeting_reminder (company_id, meeting_id, label, begins_at)
      select company_id, id, label, begins_at from due
      on conflict do nothing
      returning meeting_id, label
    )
    select due.* from due join recorded on recorded.meeting_id = due.id and recorded.label = due.label`.execute(
    trx,
  );
  return rows;
}

/**
 * The reminder of each meeting that is nearest to its start, where several are late. A meeting that was booked after the instant of
 * its reminder has none.
 */
function nextOfEach(due: readonly DueReminder[]): DueReminder[] {
  const next = new Map<string, DueReminder>();
  for (const reminder of due) {
    const other = next.get(reminder.id);
    if (reminder.dueAt >= reminder.created_at && (other === undefined || other.dueAt < reminder.dueAt))
      next.set(reminder.id, reminder);
  }
  return [...next.values()];
}
