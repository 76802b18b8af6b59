import { type Kysely, sql } from 'kysely';
import type { Day } from '@/lib/time/day';
import type { Database } from '../../../../db/database';
import type { Booked } from '../companies';
import { makeUpBookings, perRoomDay } from './make-up-bookings';
import { busyRooms, busyStaff } from '../load-facts';
import { writeBookings } from './write-bookings';

/** How many bookings one statement makes up: bounds the space that they take before they are written. */
const batch = 200_000;

type Filling = { today: Day; now: number; report(written: number): void };

/** Makes up bookings in the database itself, set by set; the same ones for the same counts and the same day. */
export async function addFillers(
  trx: Kysely<Database>,
  booked: readonly Booked[],
  { today, now, report }: Filling,
): Promise<void> {
  let written = 0;
  for (const { companyId, bookings, hasBusyDay } of booked) {
    const { rooms } = await describe(trx, companyId);
    // The busy day's rooms have their bookings, and its people no others on that day.
    const reserved = hasBusyDay ? { rooms: busyRooms, staff: busyStaff } : { rooms: 0, staff: 0 };
    const start = reserved.rooms * perRoomDay;
    for (let first = start; first < start + bookings; first += batch) {
      const last = Math.min(first + batch, start + bookings) - 1;
      await makeUpBookings(trx, { companyId, rooms, first, last, today, now, reservedStaff: reserved.staff });
      await writeBookings(trx, { companyId, now });
      written += last - first + 1;
      report(written);
    }
  }
}

/** Numbers a company's rooms and people, for bookings to pick by. */
async function describe(trx: Kysely<Database>, companyId: string): Promise<{ rooms: number }> {
  await sql`drop table if exists load_room, load_person`.execute(trx);
  await sql`
    create temp table load_room on commit drop as
    select id, name, needs_approval, row_number() over (order by position) - 1 as place
    from room where company_id = ${sql.lit(companyId)}`.execute(trx);
  await sql`
    create temp table load_person on commit drop as
    select id, row_number() over (order by mobile) - 1 as place
    from staff where company_id = ${sql.lit(companyId)}`.execute(trx);
  await sql`analyze load_room, load_person`.execute(trx);
  const { rows } = await sql<{ rooms: number }>`select count(*) as rooms from load_room`.execute(trx);
  return { rooms: rows[0]?.rooms ?? 0 };
}
