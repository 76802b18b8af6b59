import { sql } from 'kysely';
import { inviteStates } from '@/lib/domain/meeting/invite-state';

/**
 * On a row of `notice`: it is about what stays among the members of a meeting, and its recipient is none any more (S46). Such notices
 * wait, and people leave meanwhile.
 */
export const isToOutsider = sql<boolean>`(notice.kind in ('notes', 'agenda', 'files') and not exists (
  select from meeting_member as reader
  where reader.company_id = notice.company_id and reader.meeting_id = notice.meeting_id
    and reader.staff_id = notice.staff_id and reader.state <> ${sql.lit(inviteStates.withdrawn)}))`;
