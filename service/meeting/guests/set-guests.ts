import { type Kysely, sql } from 'kysely';
import { type Guest, uniqueGuests } from '@/lib/domain/guest/guests';
import { anyOf } from '../../db/sql/any-of';
import type { Database } from '../../db/database';

type Guests = { companyId: string; meetingIds: readonly string[]; guests: readonly Guest[] };

/** Makes these the guests of new meetings, which have none yet. */
export async function addGuests(
  trx: Kysely<Database>,
  { companyId, meetingIds, guests }: Guests,
): Promise<void> {
  const all = uniqueGuests(guests);
  if (all.length === 0 || meetingIds.length === 0) return;
  await sql`
    insert into meeting_guest (company_id, meeting_id, email, name, position)
    select ${companyId}::uuid, meeting_id, guest.email, guest.name, guest.position
    from unnest(${[...meetingIds]}::uuid[]) as meeting_id,
      unnest(${all.map(({ email }) => email.toLowerCase())}::text[], ${all.map(({ name }) => name)}::text[])
        with ordinality as guest (email, name, position)`.execute(trx);
}

/** Makes these the guests of meetings in place of the former ones. */
export async function setGuests(trx: Kysely<Database>, guests: Guests): Promise<void> {
  await trx
    .deleteFrom('meeting_guest')
    .where('company_id', '=', guests.companyId)
    .where('meeting_id', '=', anyOf([...guests.meetingIds]))
    .execute();
  await addGuests(trx, guests);
}
