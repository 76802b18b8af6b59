import type { Kysely } from 'kysely';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { anyOf } from '../../db/sql/any-of';
import type { Database } from '../../db/database';
import { byMeeting } from './by-meeting';

const { toConfirm, joined } = inviteStates;

/** The people who may come to each of these meetings: the organizer, and attendees who have joined or not answered. */
export async function getRemindedPeople(
  db: Kysely<Database>,
  { companyId, meetingIds }: { companyId: string; meetingIds: readonly string[] },
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await db
    .selectFrom('meeting_member')
    .where('company_id', '=', companyId)
    .where('meeting_id', '=', anyOf([...new Set(meetingIds)]))
    .where('state', 'in', [toConfirm, joined])
    .select(['meeting_id', 'staff_id'])
    .execute();
  const groups = byMeeting(rows, (row) => row.meeting_id);
  return new Map([...groups].map(([id, members]) => [id, members.map((member) => member.staff_id)]));
}
