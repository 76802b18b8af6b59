import { type Kysely, sql } from 'kysely';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import type { Database } from '../../../../db/database';

const { toConfirm, joined } = inviteStates;

/** Writes what load_booking holds, each as the booking of it would have left it. */
export async function writeBookings(
  trx: Kysely<Database>,
  { companyId, now }: { companyId: string; now: number },
): Promise<void> {
  const company = sql`${companyId}::uuid`;
  await sql`
    create temp table load_member on commit drop as
    select meeting_id, begins_at, created_at, nth, booking.number, person.id as staff_id
    from load_booking as booking
    cross join lateral generate_series(0, attendees) as nth
    cross join (select count(*) as people from load_person) as size
    join load_person as person on person.place = first_person + (who + nth * stride) % (people - first_person)
  `.execute(trx);
  await sql`
    insert into meeting (company_id, id, subject, begins_at, ends_at, address, scope, meeting_type, notice_labels,
      reason, creator_id, approval, cancelled_at, created_at)
    select ${company}, meeting_id, subject, begins_at, ends_at, room_name, scope, meeting_type, '{before_15}',
      case when approval is not null then reason end, organizer.staff_id, approval,
      case when is_cancelled then created_at + interval '1 hour' end, created_at
    from load_booking join load_member as organizer using (meeting_id, begins_at, created_at)
    where organizer.nth = 0`.execute(trx);
  await sql`
    insert into meeting_member (company_id, meeting_id, staff_id, begins_at, relation, state, invitor_id, created_at)
    select ${company}, meeting_id, member.staff_id, begins_at,
      case when nth = 0 then 'organizer' else 'attendee' end,
      case when nth > 0 and begins_at > ${new Date(now)}::timestamptz then ${toConfirm}::int else ${joined}::int end,
      case when nth > 0 then organizer.staff_id end, created_at
    from load_member as member
    join (select meeting_id, staff_id from load_member where nth = 0) as organizer using (meeting_id)`.execute(
    trx,
  );
  await sql`
    insert into meeting_read (company_id, meeting_id, staff_id, reviewed_at, read_at)
    select ${company}, meeting_id, staff_id, created_at + interval '1 minute', created_at + interval '1 minute'
    from load_member
    where (nth = 0 or begins_at <= ${new Date(now)}::timestamptz)
      and begins_at > ${new Date(now)}::timestamptz - interval '31 days'`.execute(trx);
  await sql`
    insert into room_order (company_id, id, room_id, meeting_id, begins_at, ends_at, state, created_at, released_at)
    select ${company}, order_id, room_id, meeting_id, begins_at, ends_at,
      case when is_released then 'released' when approval = 'AUDITING' then 'held' else 'confirmed' end, created_at,
      case when is_released then created_at + interval '1 hour' end
    from (select *, is_cancelled or approval is not distinct from 'AUDIT_REFUSE' as is_released from load_booking) as booking
  `.execute(trx);
  await sql`
    insert into change_log (company_id, id, meeting_id, actor_id, kind, created_at, is_noticed)
    select ${company}, change_id, meeting_id, organizer.staff_id, 'created', created_at, true
    from load_booking join load_member as organizer using (meeting_id, created_at) where nth = 0`.execute(
    trx,
  );
  await sql`
    insert into audit_record (company_id, id, meeting_id, type, status, applicant_id, reason, settled_by, settled_at, created_at, room_id)
    select ${company}, record_id, meeting_id, 'ROOM', approval, organizer.staff_id, reason,
      case when approval <> 'AUDITING' then auditor.staff_id end,
      case when approval <> 'AUDITING' then created_at + interval '90 minutes' end, created_at, load_booking.room_id
    from load_booking join load_member as organizer using (meeting_id, created_at)
    join room_auditor as auditor on auditor.company_id = ${company} and auditor.room_id = load_booking.room_id
    where approval is not null and nth = 0`.execute(trx);
  await sql`
    insert into audit_record_auditor (company_id, record_id, staff_id, read_at, status, listed_at)
    select ${company}, record_id, auditor.staff_id,
      case when approval <> 'AUDITING' then created_at + interval '90 minutes' end, approval,
      case when approval <> 'AUDITING' then created_at + interval '90 minutes' else created_at end
    from load_booking
    join room_auditor as auditor on auditor.company_id = ${company} and auditor.room_id = load_booking.room_id
    where approval is not null`.execute(trx);
  await sql`drop table load_member`.execute(trx);
}
