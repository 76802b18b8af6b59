import { type Kysely, sql } from 'kysely';
import { noticeFactsSchema } from '@/lib/contract/notice';
import { noticeLimits } from '@/lib/domain/limits/notices/notice-limits';
import { anyOf } from '../../db/sql/any-of';
import type { Database } from '../../db/database';
import type { DeliveryFacts, OutgoingNotice } from '../channels/notice-channel';
import { isToOutsider } from './outsiders';
import { isReminderTrue, isUnansweredTrue } from './reminded-people';

/** A claimed notice with what its channel is called with. Obsolete: the meeting is not any more what it would say. */
export type Claimed = { notice: OutgoingNotice; facts: DeliveryFacts; dueAt: number; isObsolete: boolean };

/** The recipient does not work in the company any more. */
const hasLeft = sql<boolean>`(notice.staff_id is not null
  and (recipient.disabled_at is not null or recipient.deleted_at is not null))`;

/** BOOK-02: a reminder of a meeting that has begun, moved or been cancelled, or of one that its recipient does not come to. */
const isObsoleteReminder = (now: Date) => sql<boolean>`(notice.kind = 'reminder' and (not ${isReminderTrue}
  or meeting.begins_at < ${now}::timestamptz - ${sql.lit(noticeLimits.reminderLateMs)} * interval '1 millisecond'))`;

/** INV-03: the clock reminded of an invitation that is answered since, or is to another time. The organizer's reminder has no label. */
const isObsoleteQuestion = sql<boolean>`(notice.kind = 'unanswered' and notice.label <> '' and not ${isUnansweredTrue})`;

/** Claimed notices of a company with recipient, organizer, meeting and company as they are now. */
export async function getClaimed(
  db: Kysely<Database>,
  { companyId, ids, now }: { companyId: string; ids: readonly string[]; now: number },
): Promise<Claimed[]> {
  const rows = await db
    .selectFrom('notice')
    .innerJoin('company', 'company.id', 'notice.company_id')
    .innerJoin('meeting', (join) =>
      join
        .onRef('meeting.company_id', '=', 'notice.company_id')
        .onRef('meeting.id', '=', 'notice.meeting_id'),
    )
    .innerJoin('staff as organizer', (join) =>
      join
        .onRef('organizer.company_id', '=', 'meeting.company_id')
        .onRef('organizer.id', '=', 'meeting.creator_id'),
    )
    .leftJoin('staff as recipient', (join) =>
      join
        .onRef('recipient.company_id', '=', 'notice.company_id')
        .onRef('recipient.id', '=', 'notice.staff_id'),
    )
    .leftJoin('meeting_guest as guest', (join) =>
      join
        .onRef('guest.company_id', '=', 'notice.company_id')
        .onRef('guest.meeting_id', '=', 'notice.meeting_id')
        .onRef('guest.email', '=', 'notice.guest_email'),
    )
    .where('notice.company_id', '=', companyId)
    .where('notice.id', '=', anyOf(ids))
    .orderBy('notice.due_at')
    .orderBy('notice.id')
    .select([
      'notice.id',
      'notice.kind',
      'notice.meeting_id',
      'notice.staff_id',
      'notice.guest_email',
      'notice.tries',
      'notice.due_at',
      'notice.facts',
      (eb) => eb.fn.coalesce('recipient.real_name', 'guest.name').as('recipient_name'),
      'recipient.email as recipient_email',
      'recipient.mobile as recipient_mobile',
      'organizer.real_name as organizer_name',
      'organizer.email as organizer_email',
      'meeting.meeting_no',
      'meeting.version',
      'meeting.series_id',
      'meeting.cancelled_at',
      'meeting.recurs_at',
      'company.name as company_name',
      'company.time_zone',
      sql<boolean>`(${hasLeft} or ${isToOutsider} or ${isObsoleteQuestion} or ${isObsoleteReminder(new Date(now))})`.as(
        'is_obsolete',
      ),
    ])
    .execute();
  return rows.map((row) => ({
    notice: {
      companyId,
      id: row.id,
      kind: row.kind,
      meetingId: row.meeting_id,
      staffId: row.staff_id,
      guestEmail: row.guest_email,
      tries: row.tries,
      facts: noticeFactsSchema.parse(row.facts),
    },
    facts: {
      recipient: {
        name: row.recipient_name ?? '',
        email: row.guest_email ?? row.recipient_email,
        mobile: row.recipient_mobile,
      },
      organizer: { name: row.organizer_name, email: row.organizer_email },
      meeting: {
        meetingNo: row.meeting_no,
        version: row.version,
        seriesId: row.series_id,
        isCancelled: row.cancelled_at !== null,
        recursAt: row.recurs_at,
      },
      company: { name: row.company_name, zone: row.time_zone },
    },
    dueAt: row.due_at,
    isObsolete: row.is_obsolete,
  }));
}
