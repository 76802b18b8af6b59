import type { Kysely } from 'kysely';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { anyOf } from '../../db/sql/any-of';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { isAboutMeeting } from './meeting-conditions';

/** The staff whose own schedule, invitations or approvals show these meetings: members, without those who were taken out, and requested approvers. */
export async function getConcernedStaffIds(
  db: Kysely<Database>,
  { companyId }: Pick<Caller, 'companyId'>,
  meetingIds: string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('meeting_member')
    .where('company_id', '=', companyId)
    .where('meeting_id', '=', anyOf(meetingIds))
    .where('state', '<>', inviteStates.withdrawn)
    .select('staff_id')
    .union(
      db
        .selectFrom('meeting')
        .innerJoin('audit_record as record', (join) => join.on(isAboutMeeting))
        .innerJoin('audit_record_auditor as auditor', (join) =>
          join
            .onRef('auditor.company_id', '=', 'record.company_id')
            .onRef('auditor.record_id', '=', 'record.id'),
        )
        .where('meeting.company_id', '=', companyId)
        .where('meeting.id', '=', anyOf(meetingIds))
        .select('auditor.staff_id'),
    )
    .execute();
  return rows.map((row) => row.staff_id);
}
