import { type Kysely, sql } from 'kysely';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { limits } from '@/lib/domain/limits/limits';
import { msPerDay } from '@/lib/time/day';
import type { Database } from '../../../db/database';
import { instant } from '../../../db/sql/instant';
import type { Caller } from '../../../kernel/caller';
import type { MeetingCore } from '../find-meeting';

export type ConflictRow = Awaited<ReturnType<typeof getOwnConflicts>>[number];

/** The other meetings that take the caller's time during this one, by start; no meeting is longer than a day. */
export const getOwnConflicts = (
  db: Kysely<Database>,
  caller: Caller,
  { id, begins_at: begin, ends_at: end }: Pick<MeetingCore, 'id' | 'begins_at' | 'ends_at'>,
) =>
  db
    .selectFrom('meeting_member')
    .innerJoin('meeting', (join) =>
      join
        .onRef('meeting.company_id', '=', 'meeting_member.company_id')
        .onRef('meeting.id', '=', 'meeting_member.meeting_id'),
    )
    .where('meeting_member.company_id', '=', caller.companyId)
    .where('meeting_member.staff_id', '=', caller.staffId)
    .where('meeting_member.begins_at', '>', instant(begin - msPerDay))
    .where('meeting_member.begins_at', '<', instant(end))
    .where('meeting_member.state', 'in', [inviteStates.toConfirm, inviteStates.joined])
    .where('meeting_member.deleted_at', 'is', null)
    .where('meeting.id', '<>', id)
    .where('meeting.ends_at', '>', instant(begin))
    .where('meeting.cancelled_at', 'is', null)
    .where('meeting.ended_at', 'is', null)
    .where(sql<boolean>`coalesce(meeting.approval, 'AUDIT_AGREE') in ('AUDIT_AGREE', 'AUDITING')`)
    .orderBy('meeting.begins_at')
    .orderBy('meeting.id')
    .limit(limits.namedConflicts)
    .select(['meeting.id', 'meeting.meeting_no', 'meeting.subject', 'meeting.begins_at', 'meeting.ends_at'])
    .execute();
