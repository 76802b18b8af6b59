import type { Kysely } from 'kysely';
import { limits } from '@/lib/domain/limits/limits';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { msPerMinute } from '@/lib/time/instant';
import { anyOf } from '../../db/sql/any-of';
import type { Database } from '../../db/database';
import { instant } from '../../db/sql/instant';
import { byMeeting } from '../queries/by-meeting';

type Meetings = { companyId: string; meetingIds: readonly string[]; now: number };

export type UnansweredPeople = Awaited<ReturnType<typeof getUnansweredPeople>>;

/** The people of meetings who have not answered, but for those whom the organizer has just reminded (MEET-04). */
export async function getUnansweredPeople(
  db: Kysely<Database>,
  { companyId, meetingIds, now }: Meetings,
): Promise<ReadonlyMap<string, { meeting_id: string; staff_id: string; created_at: number }[]>> {
  const lately = instant(now - limits.remindEveryMinutes * msPerMinute);
  const rows = await db
    .selectFrom('meeting_member')
    .where('company_id', '=', companyId)
    .where('meeting_id', '=', anyOf([...new Set(meetingIds)]))
    .where('state', '=', inviteStates.toConfirm)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('reminded_at', 'is', null), eb('reminded_at', '<=', lately)]))
    .select(['meeting_id', 'staff_id', 'created_at'])
    .execute();
  return byMeeting(rows, (row) => row.meeting_id);
}
