import { sql } from 'kysely';
import type { Window } from '@/lib/domain/booking/booking-window';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { instant } from '../../db/sql/instant';
import { noChange } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { isReleased } from '../../meeting/queries/meeting-conditions';
import { markPageRead } from '../../notice/commands/mark-notices-read';
import { ownWindow } from '../../room/queries/orders';
import { ownConcerns } from './own-concerns';

const { joined, onLeave, toConfirm } = inviteStates;

/** The dot of one that waits for an answer goes by that answer alone (CAL-06). */
const goesByReading = sql`(meeting_member.state in (${sql.lit(joined)}, ${sql.lit(onLeave)})
  or (meeting_member.state = ${sql.lit(toConfirm)} and ${isReleased}))`;

/**
 * Records that the caller has read every meeting that overlaps a window and has changed since the last look, with the notices about
 * them. Answers how many.
 */
export const readAllMeetings: Command<Window, { count: number }> = async (
  trx,
  caller,
  { now, ...window },
) => {
  const { companyId, staffId, after, from, to } = ownWindow(caller, window);
  const at = new Date(now);
  const { rows } = await sql<{ meeting_id: string }>`
    insert into meeting_read as existing (company_id, meeting_id, staff_id, reviewed_at, read_at)
    select meeting_member.company_id, meeting_member.meeting_id, meeting_member.staff_id, ${at}::timestamptz,
      ${at}::timestamptz
    from meeting_member
    join meeting on meeting.company_id = meeting_member.company_id and meeting.id = meeting_member.meeting_id
    left join meeting_read on meeting_read.company_id = meeting_member.company_id
      and meeting_read.meeting_id = meeting_member.meeting_id and meeting_read.staff_id = meeting_member.staff_id
    where meeting_member.company_id = ${companyId}::uuid and meeting_member.staff_id = ${staffId}::uuid
      and meeting_member.deleted_at is null and ${goesByReading}
      and meeting_member.begins_at > ${instant(after)} and meeting_member.begins_at < ${instant(to)}
      and meeting.ends_at > ${instant(from)}
      and exists (
        select from change_log
        where change_log.company_id = meeting.company_id and change_log.meeting_id = meeting.id
          and change_log.created_at > coalesce(meeting_read.read_at, '-infinity'))
    on conflict (company_id, meeting_id, staff_id) do update set
      reviewed_at = coalesce(existing.reviewed_at, excluded.reviewed_at), read_at = excluded.read_at
    returning meeting_id`.execute(trx);
  const meetingIds = rows.map((row) => row.meeting_id);
  const result = { count: meetingIds.length };
  if (result.count === 0) return { result, change: noChange };
  const notices = await markPageRead(trx, caller, { meetingId: meetingIds, now });
  const concerns = [...ownConcerns(caller, ...meetingIds), ...notices];
  return { result, change: { actor: caller.staffId, log: [], concerns } };
};
