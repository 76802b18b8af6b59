import { sql } from 'kysely';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { limits } from '@/lib/domain/limits/limits';
import { instant } from '../../db/sql/instant';
import type { Caller } from '../../kernel/caller';

type Columns = {
  member_count: number;
  joined_count: number;
  /** The organizer first, then those who have agreed; null without any. */
  member_names: string[] | null;
  join_url: string | null;
  /** Whether the caller has signed it in, and has told of being late; null as `join_url` is of other meetings. */
  has_signed_in: boolean | null;
  has_told_late: boolean | null;
};

type Parameters = Pick<Caller, 'companyId' | 'staffId'> & { now: Date };

const { toConfirm, joined, withdrawn } = inviteStates;
const takesTime = sql`(${sql.lit(toConfirm)}, ${sql.lit(joined)})`;

/** The start of the caller's next meeting; it depends on no other row, so PostgreSQL reads it once. */
const nextStart = ({ companyId, staffId, now }: Parameters) => sql`(
  select mine.begins_at
  from meeting_member mine
    join meeting coming on coming.company_id = mine.company_id and coming.id = mine.meeting_id
  where mine.company_id = ${companyId} and mine.staff_id = ${staffId} and mine.deleted_at is null
    and mine.state in ${takesTime} and mine.begins_at > ${instant(now)}
    and coming.cancelled_at is null and coalesce(coming.approval, 'AUDIT_AGREE') in ('AUDIT_AGREE', 'AUDITING')
  order by mine.begins_at limit 1)`;

/**
 * The people of a row of `meeting` and its online meeting, where it runs or is the caller's next; nothing is read of every other
 * meeting, and its `member_count` is 0.
 */
export const nearAttendance = (parameters: Parameters) => sql<Columns>`(
  select count(*)::int as member_count,
    (count(*) filter (where person.state = ${sql.lit(joined)}))::int as joined_count,
    (array_agg(staff.real_name order by person.relation = 'organizer' desc,
      person.state = ${sql.lit(joined)} desc, person.created_at, staff.pinyin)
      filter (where person.state in ${takesTime}))[1:${sql.lit(limits.namedAttendees)}] as member_names,
    case when count(*) > 0 then (
      select online.url from meeting_allocation online
      where online.company_id = meeting.company_id and online.meeting_id = meeting.id
        and (online.status = 'ready' or (online.status = 'pending' and online.ready_at <= ${instant(parameters.now)}))
    ) end as join_url,
    case when count(*) > 0 then exists (
      select from sign_record signed where signed.company_id = meeting.company_id
        and signed.meeting_id = meeting.id and signed.staff_id = ${parameters.staffId}
    ) end as has_signed_in,
    case when count(*) > 0 then exists (
      select from notice told where told.company_id = meeting.company_id and told.meeting_id = meeting.id
        and told.kind = 'late' and told.label = ${parameters.staffId}::text
    ) end as has_told_late
  from meeting_member person
    join staff on staff.company_id = person.company_id and staff.id = person.staff_id
  where person.company_id = meeting.company_id and person.meeting_id = meeting.id
    and person.state <> ${sql.lit(withdrawn)} and meeting.ends_at > ${instant(parameters.now)}
    and meeting.cancelled_at is null and meeting.ended_at is null
    and meeting.begins_at <= coalesce(${nextStart(parameters)}, ${instant(parameters.now)}))`;
