import type { Kysely } from 'kysely';
import type { Guest } from '@/lib/domain/guest/guests';
import { anyOf } from '../../db/sql/any-of';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';

type Company = Pick<Caller, 'companyId'>;

/** The guests of meetings, by meeting, in the order in which they were named. */
export async function getGuestsOf(
  db: Kysely<Database>,
  { companyId }: Company,
  meetingIds: readonly string[],
): Promise<ReadonlyMap<string, Guest[]>> {
  const rows = await db
    .selectFrom('meeting_guest')
    .where('company_id', '=', companyId)
    .where('meeting_id', '=', anyOf([...meetingIds]))
    .orderBy('position')
    .select(['meeting_id', 'name', 'email'])
    .execute();
  const guests = new Map<string, Guest[]>(meetingIds.map((id) => [id, []]));
  for (const { meeting_id: id, name, email } of rows) guests.get(id)?.push({ name, email });
  return guests;
}

/** The guests of one meeting. */
export const getGuests = async (
  db: Kysely<Database>,
  company: Company,
  meetingId: string,
): Promise<Guest[]> => (await getGuestsOf(db, company, [meetingId])).get(meetingId) ?? [];
