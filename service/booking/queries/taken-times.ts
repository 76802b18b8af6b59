import type { Kysely } from 'kysely';
import type { Window } from '@/lib/domain/booking/booking-window';
import { anyOf } from '../../db/sql/any-of';
import type { Database } from '../../db/database';
import { instant } from '../../db/sql/instant';
import type { Caller } from '../../kernel/caller';
import { greatestOrderMs } from '../../room/queries/orders';
import { standing } from '../../room/queries/standing-orders';

type Taken = Window & { roomIds: readonly string[]; exceptMeetingId?: string | undefined };

/** The times within a window at which bookings take the rooms, by room. */
export async function getTakenTimes(
  db: Kysely<Database>,
  caller: Caller,
  { roomIds, beginTime, endTime, exceptMeetingId }: Taken,
): Promise<Map<string, Window[]>> {
  let standingOrders = db
    .selectFrom('room_order')
    .where('company_id', '=', caller.companyId)
    .where('room_id', '=', anyOf(roomIds))
    .where('state', 'in', standing)
    .where('begins_at', '>', instant(beginTime - greatestOrderMs))
    .where('begins_at', '<', instant(endTime))
    .where('ends_at', '>', instant(beginTime));
  if (exceptMeetingId !== undefined)
    standingOrders = standingOrders.where('meeting_id', '!=', exceptMeetingId);
  const orders = await standingOrders
    .select(['room_id', 'begins_at as beginTime', 'ends_at as endTime'])
    .execute();
  const taken = new Map<string, Window[]>();
  for (const { room_id: roomId, ...window } of orders) {
    const windows = taken.get(roomId) ?? [];
    windows.push(window);
    taken.set(roomId, windows);
  }
  return taken;
}
