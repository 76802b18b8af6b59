import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { personConfigLimits } from '@/lib/domain/limits/contact-limits';
import { msPerDay } from '@/lib/time/day';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/sql/fixed-statement';
import { instant } from '../../db/sql/instant';
import type { RoomViewer } from '../policy';
import { standing } from './standing-orders';

/** A person, and the first start of the bookings that count. */
export type Habit = Pick<RoomViewer, 'companyId' | 'staffId'> & { habitFrom: Date };

export const habitFrom = (now: number): Date => new Date(now - personConfigLimits.usualAreaDays * msPerDay);

/** SQL: the area whose rooms a person has booked most of late, the latest of those alike; null before the first booking. */
export const usualAreaOf = ({ companyId, staffId, habitFrom }: Habit) => sql<string | null>`(
  select room.area_id
  from meeting_member as mine
  join room_order on room_order.company_id = mine.company_id and room_order.meeting_id = mine.meeting_id
  join room on room.company_id = room_order.company_id and room.id = room_order.room_id
  where mine.company_id = ${companyId} and mine.staff_id = ${staffId} and mine.begins_at >= ${instant(habitFrom)}
    and mine.relation = 'organizer' and mine.deleted_at is null
    and room_order.state in (${sql.join(standing)}) and room.deleted_at is null
  group by room.area_id
  order by count(*) desc, max(mine.begins_at) desc
  limit 1)`;

const readUsualArea = fixedStatement((db, habit: Habit) =>
  sql<{ areaId: string | null }>`select ${usualAreaOf(habit)} as "areaId"`.compile(db),
);

/** The floor that the caller's bookings tell (CFG-04). */
export async function getUsualArea(
  db: Kysely<Database>,
  { companyId, staffId }: Pick<RoomViewer, 'companyId' | 'staffId'>,
  now: number,
): Promise<{ areaId?: string }> {
  const [row] = await readUsualArea(db, { companyId, staffId, habitFrom: habitFrom(now) });
  return row?.areaId ? { areaId: row.areaId } : {};
}
