import { type Kysely, sql } from 'kysely';
import type { Day } from '@/lib/time/day';
import { msPerDay } from '@/lib/time/day';
import { instantAtMinutes } from '@/lib/time/instant';
import type { Database } from '../../../../db/database';
import { approvalReasons, subjects } from '../../data/subjects';
import { zone } from '../../scene/scene';
import { workdaysAround } from './workdays-around';

/** A working day has so many stretches, and a room a meeting in some of them: no two can overlap. */
const stretches = 8;
const stretchMinutes = 75;
export const perRoomDay = 6;
const firstMinute = 8 * 60 + 30;
/** Approvals of days further ahead are settled. */
const decidedWithinMs = 10 * msPerDay;

type Wanted = {
  companyId: string;
  rooms: number;
  /** Numbers of the bookings, by which all of their content follows; both included. */
  first: number;
  last: number;
  today: Day;
  now: number;
  /** So many of the first people have no meeting of these today. */
  reservedStaff: number;
};

/** A number that looks like chance and is the same every time: 0 … 2³¹ − 1. */
const chance = (salt: number) => sql`(hashint8extended(number, ${sql.lit(salt)}) & 2147483647)`;

const oneOf = (items: readonly string[], salt: number) =>
  sql`(${[...items]}::text[])[1 + ${chance(salt)} % ${sql.lit(items.length)}]`;

/**
 * Ids as uuid v7 has them, by time first, which is how an index that has grown over years lies on the disk. Those of one booking
 * differ in one digit.
 */
const idOf = (kind: 'a' | 'b' | 'c' | 'd') =>
  sql`(time_digits || '7' || ${sql.lit(kind)} || substr(digits, 1, 2) || '8' || substr(digits, 3, 15))::uuid`;

/** Fills the temporary table load_booking, room after room and day after day. */
export async function makeUpBookings(trx: Kysely<Database>, wanted: Wanted): Promise<void> {
  const { companyId, rooms, first, last, today, now, reservedStaff } = wanted;
  const days = workdaysAround(today, Math.floor(last / (perRoomDay * rooms)) + 1).map(
    (day) => new Date(instantAtMinutes(day, firstMinute, zone)),
  );
  await sql`drop table if exists load_booking`.execute(trx);
  await sql`
    create temp table load_booking on commit drop as
    with numbered as (
      select number, md5(${companyId} || '/' || number) as digits, number % ${perRoomDay} as nth,
        number / ${perRoomDay} % ${rooms} as room_number, number / ${perRoomDay * rooms} as day_number
      from generate_series(${first}::bigint, ${last}::bigint) as number
    ), timed as (
      select numbered.*, day.starts_at + interval '1 minute' * (
        (nth * 3 + room_number * 5 + day_number * 3) % ${stretches} * ${stretchMinutes} + ${chance(1)} % 2 * 15) as begins_at,
        interval '15 minutes' * (2 + ${chance(2)} % 3) as length
      from numbered
      join unnest(${days}::timestamptz[]) with ordinality as day (starts_at, nth_day) on nth_day - 1 = day_number
    ), placed as (
      select timed.*, begins_at + length as ends_at,
        least(begins_at, ${new Date(now)}::timestamptz) - interval '1 minute' * (1560 + ${chance(3)} % 4320) as created_at,
        room.id as room_id, room.name as room_name, room.needs_approval,
        case when not room.needs_approval then null
          when begins_at > ${new Date(now)}::timestamptz and begins_at < ${new Date(now + decidedWithinMs)}::timestamptz
            and ${chance(4)} % 2 = 0 then 'AUDITING'
          when ${chance(4)} % 10 = 1 then 'AUDIT_REFUSE' else 'AUDIT_AGREE' end as approval
      from timed join load_room as room on room.place = room_number
    ), dated as (
      select placed.*, lpad(to_hex((extract(epoch from created_at) * 1000)::bigint), 12, '0') as time_digits from placed
    )
    select number, ${idOf('a')} as meeting_id, ${idOf('b')} as order_id, ${idOf('c')} as change_id, ${idOf('d')} as record_id,
      room_id, room_name, begins_at, ends_at, created_at, approval,
      not needs_approval and ${chance(5)} % 17 = 0 as is_cancelled,
      ${oneOf(subjects, 6)} as subject, ${oneOf(approvalReasons, 7)} as reason,
      case when ${chance(8)} % 10 = 0 then 1 else 2 end as scope, 1 + ${chance(9)} % 4 as meeting_type,
      ${chance(10)} as who, 1 + ${chance(11)} % 49 as stride, 1 + ${chance(12)} % 3 as attendees,
      case when day_number = 0 then ${reservedStaff}::bigint else 0 end as first_person
    from dated`.execute(trx);
}
