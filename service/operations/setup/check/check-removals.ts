import type { Kysely } from 'kysely';
import { setupText } from '@/lib/text/zh-cn/setup';
import { anyOf } from '../../../db/sql/any-of';
import { instant } from '../../../db/sql/instant';
import type { Database } from '../../../db/database';
import type { PlannedSheet } from './plan-sheet';
import type { Problem } from './problems';

type When = { companyId: string; now: number };

/**
 * A room is removed once nobody can book it, which an import before has seen to, and nothing takes place in it any more: a booking
 * under way would otherwise end up in a room that is not there.
 */
export async function checkRemovals(
  db: Kysely<Database>,
  { parsed, planned }: PlannedSheet,
  { companyId, now }: When,
): Promise<Problem[]> {
  if (parsed.sheet !== 'rooms') return [];
  const removals = planned.filter(({ target, isChanged }) => isChanged && target.values.isRemoved === true);
  if (removals.length === 0) return [];
  const booked = await db
    .selectFrom('room_order')
    .where('company_id', '=', companyId)
    .where('room_id', '=', anyOf(removals.map(({ target }) => target.id)))
    .where('state', 'in', ['held', 'confirmed'])
    .where('ends_at', '>', instant(now))
    .groupBy('room_id')
    .select(['room_id', (eb) => eb.fn.countAll<number>().as('meetings')])
    .execute();
  const meetings = new Map(booked.map((row) => [row.room_id, Number(row.meetings)]));
  return removals.flatMap(({ row, target }): Problem[] => {
    const place = parsed.placeOf(row.line, 'isRemoved');
    const count = meetings.get(target.id) ?? 0;
    if (target.before.status !== 'OUT_OF_ORDER') return [{ ...place, text: setupText.removalOfOpenRoom }];
    return count > 0 ? [{ ...place, text: setupText.removalOfBookedRoom(count) }] : [];
  });
}
